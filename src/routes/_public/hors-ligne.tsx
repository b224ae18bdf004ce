import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { page } from '@/routes/-page'
import { OfflineDiagnosisPage } from '@/site/offline/offline-page'

export const Route = createFileRoute('/_public/hors-ligne')({
  ...page({
    title: msg`Lecture hors ligne`,
    about: msg`Les contenus gardés hors ligne sur cet appareil et l’état de la connexion.`,
    texts: ['help'],
  }),
  component: OfflineDiagnosisPage,
})
