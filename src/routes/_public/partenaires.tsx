import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { sponsors } from '@/contract/sponsors'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/partenaires')({
  loader: ({ context }) => {
    context.prefetch(listQuery(sponsors, context.locale))
    return loadCatalog('institution', context.locale)
  },
  head: () =>
    pageHead(
      '/partenaires',
      msg`Partenaires`,
      msg`Les partenaires de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: lazyRouteComponent(() => import('@/site/areas/institution'), 'PartnersPage'),
})
