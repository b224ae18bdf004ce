import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { contents } from '@/contract/rows/contents'
import { pageHead } from '@/site/head/page-head'
import { PrivacyPage } from '@/site/legal/privacy-page'

export const Route = createFileRoute('/_public/confidentialite')({
  loader: ({ context }) => {
    context.prefetch(listQuery(contents, context.locale))
    return context.loadCatalog('institution')
  },
  head: () =>
    pageHead(
      '/confidentialite',
      msg`Confidentialité`,
      msg`Ce que le site garde sur votre appareil, ce qui est envoyé et à qui, et comment le faire effacer.`,
    ),
  component: PrivacyPage,
})
