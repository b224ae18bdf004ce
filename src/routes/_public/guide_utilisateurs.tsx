import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { page } from '@/routes/-page'
import { GuidePage } from '@/site/help/guide-page'

export const Route = createFileRoute('/_public/guide_utilisateurs')({
  ...page({
    title: msg`Guide des utilisateurs`,
    about: msg`Les réponses aux questions les plus fréquentes sur le site et les services.`,
    texts: ['help'],
  }),
  component: GuidePage,
})
