import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { listQuery } from '@/api/queries'
import { contents } from '@/contract/rows/contents'
import { textParameter } from '@/routes/-search'
import { CasePage } from '@/site/case/case-page'
import { loadedHead } from '@/site/head/page-head'

export const Route = createFileRoute('/_public/cas/$slug')({
  validateSearch: v.object({ reponses: textParameter }),
  loaderDeps: ({ search: { reponses } }) => ({ reponses }),
  loader: async ({ context, params, deps }) => {
    context.prefetch(listQuery(contents, context.locale))
    // Imported here, so that no other page loads the cases.
    return (await import('@/site/case/load-case')).loadCase(context, params.slug, deps.reponses)
  },
  head: ({ loaderData }) => loadedHead(loaderData?.head),
  component: CasePage,
})
