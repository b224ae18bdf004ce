import { createFileRoute } from '@tanstack/react-router'
import { actualites } from '@/contract/rows/actualites'
import { recordPage } from '@/routes/-page'
import { NewsItemPage } from '@/site/news/news-item-page'

export const Route = createFileRoute('/_public/actualites/$slug')({
  ...recordPage(actualites),
  component: NewsItemPage,
})
