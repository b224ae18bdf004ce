import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { textParameter } from '@/routes/-search'
import { pageHead } from '@/site/head/page-head'
import { DownloadsPage } from '@/site/offline/downloads-page'

export const Route = createFileRoute('/_public/mes-documents')({
  validateSearch: v.object({ document: textParameter }),
  loader: ({ context }) => context.loadCatalog('help'),
  head: () =>
    pageHead(
      '/mes-documents',
      msg`Mes documents`,
      msg`Les documents gardés sur cet appareil pour être lus hors ligne.`,
    ),
  component: DownloadsPage,
})
