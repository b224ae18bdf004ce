import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { actualites } from '@/contract/rows/actualites'
import { listParameters } from '@/routes/-search'
import { pageHead } from '@/site/head/page-head'
import { NewsListPage } from '@/site/news/news-list-page'

export const Route = createFileRoute('/_public/actualites/')({
  validateSearch: listParameters,
  loader: ({ context }) => {
    context.prefetch(listQuery(actualites, context.locale))
    return context.loadCatalog('home')
  },
  head: () =>
    pageHead(
      '/actualites',
      msg`Actualités`,
      msg`Toutes les actualités de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: NewsListPage,
})
