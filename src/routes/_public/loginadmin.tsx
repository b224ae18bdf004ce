import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '@/admin/login/login-page'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/loginadmin')({
  loader: ({ context }) => loadCatalog('admin', context.locale),
  head: () => pageHead('/loginadmin', msg`Administration`, msg`Connexion des administrateurs.`),
  component: LoginPage,
})
