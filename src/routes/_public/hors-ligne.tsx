import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OfflineDiagnosisPage } from '@/site/kept/offline-diagnosis-page'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/hors-ligne')({
  loader: ({ context }) => context.loadCatalog('kept'),
  head: () =>
    pageHead(
      '/hors-ligne',
      msg`Hors ligne`,
      msg`Les contenus gardés hors ligne sur cet appareil et l’état de la connexion.`,
    ),
  component: OfflineDiagnosisPage,
})
