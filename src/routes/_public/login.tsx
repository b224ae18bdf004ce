import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '@/site/head/page-head'
import { SignInPage } from '@/site/registration/sign-in-page'

export const Route = createFileRoute('/_public/login')({
  validateSearch: v.object({ redirect: v.optional(v.fallback(v.string(), '')) }),
  loader: ({ context }) => context.loadCatalog('forms'),
  head: () => pageHead('/login', msg`Connexion`, msg`Se connecter à son compte.`),
  component: SignInPage,
})
