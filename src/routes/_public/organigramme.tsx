import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/organigramme')({
  loader: ({ context }) => loadCatalog('institution', context.locale),
  head: () =>
    pageHead(
      '/organigramme',
      msg`Organigramme`,
      msg`L’organisation de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: lazyRouteComponent(() => import('@/site/areas/institution'), 'OrganisationChartPage'),
})
