import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { recordQuery } from '@/api/queries'
import { interviews } from '@/contract/rows/interviews'
import { pageHead } from '@/site/head/page-head'
import { InterviewPage } from '@/site/news/interview-page'

export const Route = createFileRoute('/_public/interviews/$slug')({
  loader: ({ context, params }) => {
    context.prefetch(recordQuery(interviews, params.slug, context.locale))
    return context.loadCatalog('home')
  },
  head: ({ params }) =>
    pageHead(
      `/interviews/${params.slug}`,
      msg`Interview`,
      msg`Une interview accordée par un responsable de la Caisse des Dépôts et Consignations du Cameroun.`,
      'article',
    ),
  component: InterviewPage,
})
