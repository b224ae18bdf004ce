import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/site/layout/page-head'
import { SignInPage } from '@/site/registration/sign-in-page'

export const Route = createFileRoute('/_public/login')({
  head: () => pageHead('/login', msg`Connexion`, msg`Se connecter à son compte.`),
  component: SignInPage,
})
