import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { recordQuery } from '@/api/queries'
import { actualites } from '@/contract/actualites'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/actualites/$slug')({
  loader: ({ context, params }) => {
    context.prefetch(recordQuery(actualites, params.slug, context.locale))
    return loadCatalog('news', context.locale)
  },
  head: ({ params }) =>
    pageHead(
      `/actualites/${params.slug}`,
      msg`Actualité`,
      msg`Une actualité de la Caisse des Dépôts et Consignations du Cameroun.`,
      'article',
    ),
  component: lazyRouteComponent(() => import('@/site/areas/news'), 'NewsItemPage'),
})
