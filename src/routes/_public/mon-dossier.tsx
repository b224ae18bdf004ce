import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { page } from '@/routes/-page'
import { DossiersPage } from '@/site/dossier/dossiers-page'

const options = page({
  title: msg`Mon dossier`,
  about: msg`La liste des pièces et les notes d’une démarche, et la lettre à la Caisse. Rien ne quitte cet appareil.`,
  texts: ['families'],
  indexed: false,
})

export const Route = createFileRoute('/_public/mon-dossier')({
  // Its content is on the device only.
  ...options,
  loader: async ({ context }) => {
    // Imported here, so that no other page loads the cases.
    const { loadBegunTexts } = await import('@/site/dossier/dossier')
    await Promise.all([options.loader({ context }), loadBegunTexts(context.loadCatalog)])
  },
  component: DossiersPage,
})
