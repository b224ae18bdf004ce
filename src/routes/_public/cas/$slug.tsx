import { createFileRoute } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { contents } from '@/contract/rows/contents'
import { loadedHead } from '@/site/head/page-head'
import { CasePage } from '@/site/services/cases/case-page'

export const Route = createFileRoute('/_public/cas/$slug')({
  // The cases are in no other page's first load.
  loader: async ({ context, params }) => {
    context.prefetch(listQuery(contents, context.locale))
    return (await import('@/site/services/cases/load-case')).loadCase(context, params.slug)
  },
  head: ({ loaderData }) => loadedHead(loaderData),
  component: CasePage,
})
