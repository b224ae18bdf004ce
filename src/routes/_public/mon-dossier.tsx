import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { page } from '@/routes/-page'
import { DossiersPage } from '@/site/case/dossiers-page'

export const Route = createFileRoute('/_public/mon-dossier')({
  // Its content is on the device only.
  ...page({
    title: msg`Mon dossier`,
    about: msg`La liste des pièces et les notes d’une démarche, et la lettre à la Caisse. Rien ne quitte cet appareil.`,
    texts: ['cases'],
    indexed: false,
  }),
  component: DossiersPage,
})
