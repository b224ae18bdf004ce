import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/site/head/page-head'
import { GuidePage } from '@/site/help/guide-page'

export const Route = createFileRoute('/_public/guide_utilisateurs')({
  loader: ({ context }) => context.loadCatalog('help'),
  head: () =>
    pageHead(
      '/guide_utilisateurs',
      msg`Guide des utilisateurs`,
      msg`Les réponses aux questions les plus fréquentes sur le site et les services.`,
    ),
  component: GuidePage,
})
