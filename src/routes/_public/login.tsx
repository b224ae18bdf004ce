import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { page } from '@/routes/-page'
import { textParameter } from '@/routes/-search'
import { SignInPage } from '@/site/registration/sign-in-page'

export const Route = createFileRoute('/_public/login')({
  validateSearch: v.object({ redirect: textParameter }),
  ...page({ title: msg`Connexion`, about: msg`Se connecter à son compte.`, texts: ['forms'] }),
  component: SignInPage,
})
