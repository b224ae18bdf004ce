import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/gouvernance')({
  loader: ({ context }) => loadCatalog('institution', context.locale),
  head: () =>
    pageHead(
      '/gouvernance',
      msg`Gouvernance`,
      msg`La tutelle et le conseil d’administration de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: lazyRouteComponent(() => import('@/site/areas/institution'), 'GovernancePage'),
})
