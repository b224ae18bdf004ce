import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { recordQuery } from '@/api/queries'
import { actualites } from '@/contract/rows/actualites'
import { pageHead } from '@/site/head/page-head'
import { NewsItemPage } from '@/site/news/news-item-page'

export const Route = createFileRoute('/_public/actualites/$slug')({
  loader: ({ context, params }) => {
    context.prefetch(recordQuery(actualites, params.slug, context.locale))
    return context.loadCatalog('home')
  },
  head: ({ params }) =>
    pageHead(
      `/actualites/${params.slug}`,
      msg`Actualité`,
      msg`Une actualité de la Caisse des Dépôts et Consignations du Cameroun.`,
      'article',
    ),
  component: NewsItemPage,
})
