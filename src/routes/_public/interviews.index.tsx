import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { interviews } from '@/contract/interviews'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/interviews/')({
  loader: ({ context }) => {
    context.prefetch(listQuery(interviews, context.locale))
    return loadCatalog('news', context.locale)
  },
  head: () =>
    pageHead(
      '/interviews',
      msg`Interviews`,
      msg`Les entretiens accordés par les responsables de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: lazyRouteComponent(() => import('@/site/areas/news'), 'InterviewsPage'),
})
