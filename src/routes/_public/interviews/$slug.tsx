import { createFileRoute } from '@tanstack/react-router'
import { interviews } from '@/contract/rows/interviews'
import { recordPage } from '@/routes/-page'
import { InterviewPage } from '@/site/news/interview-page'

export const Route = createFileRoute('/_public/interviews/$slug')({
  ...recordPage(interviews),
  component: InterviewPage,
})
