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
  loaderDeps: ({ search: { reponses } }) => ({ reponses }),
  loader: async ({ context, params, deps }) => {
    context.prefetch(listQuery(contents, context.locale))
    const { loadCase } = await import('@/site/services/cases/load-case')
    const [head] = await Promise.all([
      loadCase(context, params.slug),
      // The page shows the answers that led to it.
      deps.reponses && context.loadCatalog('finder'),
    ])
    return head
  },
  head: ({ loaderData }) => loadedHead(loaderData),
  component: CasePage,
})
