import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { missions } from '@/contract/missions'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/missions')({
  loader: ({ context }) => {
    context.prefetch(listQuery(missions, context.locale))
    return loadCatalog('institution', context.locale)
  },
  head: () =>
    pageHead('/missions', msg`Missions`, msg`Les missions de la Caisse des Dépôts et Consignations du Cameroun.`),
  component: lazyRouteComponent(() => import('@/site/areas/institution'), 'MissionsPage'),
})
