import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/depot')({
  loader: ({ context }) => loadCatalog('services', context.locale),
  head: () =>
    pageHead(
      '/depot',
      msg`Dépôts`,
      msg`Les dépôts publics confiés à la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: lazyRouteComponent(() => import('@/site/areas/services'), 'DepositsPage'),
})
