import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { actualites } from '@/contract/actualites'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/actualites/')({
  loader: ({ context }) => {
    context.prefetch(listQuery(actualites, context.locale))
    return loadCatalog('news', context.locale)
  },
  head: () =>
    pageHead(
      '/actualites',
      msg`Actualités`,
      msg`Toutes les actualités de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: lazyRouteComponent(() => import('@/site/areas/news'), 'NewsListPage'),
})
