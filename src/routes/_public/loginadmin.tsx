import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { LoginPage } from '@/admin/login/login-page'
import { requireAdminDocument } from '@/auth/admin-document'
import { pageHead } from '@/site/head/page-head'

export const Route = createFileRoute('/_public/loginadmin')({
  validateSearch: v.object({ redirect: v.optional(v.fallback(v.string(), '')) }),
  beforeLoad: ({ location, preload }) => requireAdminDocument(preload, location.publicHref),
  loader: ({ context }) => context.loadCatalog('forms'),
  head: () => pageHead(undefined, msg`Administration`, msg`Connexion des administrateurs.`),
  component: LoginPage,
})
