import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/login')({
  validateSearch: v.object({ redirect: v.optional(v.fallback(v.string(), '')) }),
  loader: ({ context }) => loadCatalog('forms', context.locale),
  head: () => pageHead('/login', msg`Connexion`, msg`Se connecter à son compte.`),
  component: lazyRouteComponent(() => import('@/site/areas/forms'), 'SignInPage'),
})
