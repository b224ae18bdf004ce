import { createFileRoute } from '@tanstack/react-router'
import { recordQuery } from '@/api/queries'
import { interviews } from '@/contract/rows/interviews'
import { loadedHead } from '@/site/head/page-head'
import { InterviewPage } from '@/site/news/interview-page'

export const Route = createFileRoute('/_public/interviews/$slug')({
  // The head is imported here, so that no other page loads it.
  loader: async ({ context, params }) => {
    context.prefetch(recordQuery(interviews, params.slug, context.locale))
    const [{ interviewHead }] = await Promise.all([import('@/site/news/record-head'), context.loadCatalog('home')])
    return interviewHead(params.slug)
  },
  head: ({ loaderData }) => loadedHead(loaderData),
  component: InterviewPage,
})
