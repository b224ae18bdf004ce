import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { listQuery } from '@/api/queries'
import { contents } from '@/contract/rows/contents'
import { textParameter } from '@/routes/-search'
import { CasePage } from '@/site/case/case-page'
import { loadedHead } from '@/site/head/page-head'

export const Route = createFileRoute('/_public/cas/$slug')({
  validateSearch: v.object({ reponses: textParameter }),
  // Imported here, so that no other page loads the cases.
  loader: async ({ context, params }) => {
    context.prefetch(listQuery(contents, context.locale))
    return (await import('@/site/services/cases/load-case')).loadCase(context, params.slug)
  },
  head: ({ loaderData }) => loadedHead(loaderData),
  component: CasePage,
})
