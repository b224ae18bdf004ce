import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/site/head/page-head'
import { OfflineDiagnosisPage } from '@/site/offline/offline-page'

export const Route = createFileRoute('/_public/hors-ligne')({
  loader: ({ context }) => context.loadCatalog('help'),
  head: () =>
    pageHead(
      '/hors-ligne',
      msg`Lecture hors ligne`,
      msg`Les contenus gardés hors ligne sur cet appareil et l’état de la connexion.`,
    ),
  component: OfflineDiagnosisPage,
})
