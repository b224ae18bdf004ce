import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/guide_utilisateurs')({
  loader: ({ context }) => loadCatalog('guide', context.locale),
  head: () =>
    pageHead(
      '/guide_utilisateurs',
      msg`Guide des utilisateurs`,
      msg`Les réponses aux questions les plus fréquentes sur le site et les services.`,
    ),
  component: lazyRouteComponent(() => import('@/site/areas/guide'), 'GuidePage'),
})
