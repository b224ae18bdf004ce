import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { contents } from '@/contract/rows/contents'
import { pageHead } from '@/site/head/page-head'
import { LegalNoticePage } from '@/site/legal/legal-notice-page'

export const Route = createFileRoute('/_public/mentions-legales')({
  loader: ({ context }) => {
    context.prefetch(listQuery(contents, context.locale))
    return context.loadCatalog('institution')
  },
  head: () =>
    pageHead('/mentions-legales', msg`Mentions légales`, msg`Qui publie ce site, et ce que valent ses pages.`),
  component: LegalNoticePage,
})
