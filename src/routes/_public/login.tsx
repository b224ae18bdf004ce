import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/login')({
  head: () => pageHead('/login', msg`Connexion`, msg`Se connecter à son compte.`),
  component: lazyRouteComponent(() => import('@/site/areas/forms'), 'SignInPage'),
})
