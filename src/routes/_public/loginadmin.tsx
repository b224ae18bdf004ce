import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { LoginPage } from '@/admin/login/login-page'
import { requireAdminDocument } from '@/auth/admin-document'
import { page } from '@/routes/-page'
import { textParameter } from '@/routes/-search'

export const Route = createFileRoute('/_public/loginadmin')({
  validateSearch: v.object({ redirect: textParameter }),
  beforeLoad: ({ location, preload }) => requireAdminDocument(preload, location.publicHref),
  ...page({ title: msg`Administration`, about: msg`Connexion des administrateurs.`, texts: ['forms'], indexed: false }),
  component: LoginPage,
})
