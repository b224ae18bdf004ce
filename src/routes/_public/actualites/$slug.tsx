import { createFileRoute } from '@tanstack/react-router'
import { recordQuery } from '@/api/queries'
import { actualites } from '@/contract/rows/actualites'
import { loadedHead } from '@/site/head/page-head'
import { NewsItemPage } from '@/site/news/news-item-page'

export const Route = createFileRoute('/_public/actualites/$slug')({
  // The head is imported here, so that no other page loads it.
  loader: async ({ context, params }) => {
    context.prefetch(recordQuery(actualites, params.slug, context.locale))
    const [{ newsHead }] = await Promise.all([import('@/site/news/record-head'), context.loadCatalog('home')])
    return newsHead(params.slug)
  },
  head: ({ loaderData }) => loadedHead(loaderData),
  component: NewsItemPage,
})
