import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { textParameter } from '@/routes/-search'
import { FinderPage } from '@/site/finder/finder-page'
import { loadedHead } from '@/site/head/page-head'

export const Route = createFileRoute('/_public/trouver-mon-cas/$')({
  validateSearch: v.object({ famille: textParameter, role: textParameter }),
  // The questions and the cases are in no other page's first load.
  loader: async ({ context, params }) => (await import('@/site/finder/load-place')).loadPlace(context, params._splat),
  head: ({ loaderData }) => loadedHead(loaderData),
  component: FinderPage,
})
