import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { textParameter } from '@/routes/-search'
import { FinderPage } from '@/site/finder/finder-page'
import { loadedHead } from '@/site/head/page-head'

export const Route = createFileRoute('/_public/trouver-mon-cas/$')({
  validateSearch: v.object({ famille: textParameter, role: textParameter }),
  // Imported here, so that no other page loads the questions and the cases.
  loader: async ({ context, params }) => (await import('@/site/finder/load-step')).loadStep(context, params._splat),
  head: ({ loaderData }) => loadedHead(loaderData),
  component: FinderPage,
})
