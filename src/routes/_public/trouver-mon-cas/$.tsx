import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { FinderPage } from '@/site/finder/finder-page'
import { pageHead } from '@/site/layout/page-head'

const filter = v.optional(v.fallback(v.string(), ''))

export const Route = createFileRoute('/_public/trouver-mon-cas/$')({
  validateSearch: v.object({ famille: filter, role: filter }),
  // The questions and the cases are in no other page's first load.
  loader: async ({ context, params }) => (await import('@/site/finder/load-place')).loadPlace(context, params._splat),
  head: ({ loaderData: [path, title = '', text = ''] = [] }) => pageHead(path, title, text),
  component: FinderPage,
})
