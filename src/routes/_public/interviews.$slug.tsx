import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { recordQuery } from '@/api/queries'
import { interviews } from '@/contract/interviews'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/interviews/$slug')({
  loader: ({ context, params }) => {
    context.prefetch(recordQuery(interviews, params.slug, context.locale))
    return loadCatalog('news', context.locale)
  },
  head: ({ params }) =>
    pageHead(
      `/interviews/${params.slug}`,
      msg`Interview`,
      msg`Un entretien accordé par un responsable de la Caisse des Dépôts et Consignations du Cameroun.`,
      'article',
    ),
  component: lazyRouteComponent(() => import('@/site/areas/news'), 'InterviewPage'),
})
