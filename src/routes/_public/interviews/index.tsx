import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { interviews } from '@/contract/rows/interviews'
import { listParameters } from '@/routes/-search'
import { pageHead } from '@/site/head/page-head'
import { InterviewsPage } from '@/site/news/interviews-page'

export const Route = createFileRoute('/_public/interviews/')({
  validateSearch: listParameters,
  loader: ({ context }) => {
    context.prefetch(listQuery(interviews, context.locale))
    return context.loadCatalog('home')
  },
  head: () =>
    pageHead(
      '/interviews',
      msg`Interviews`,
      msg`Les interviews accordées par les responsables de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: InterviewsPage,
})
