import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { presentations } from '@/contract/rows/presentations'
import { page } from '@/routes/-page'
import { PresentationPage } from '@/site/institution/presentation-page'

export const Route = createFileRoute('/_public/lacdec')({
  ...page({
    title: msg`Présentation`,
    about: msg`Le statut, les missions et le cadre légal de la Caisse des Dépôts et Consignations du Cameroun.`,
    texts: ['institution'],
    lists: [presentations],
  }),
  component: PresentationPage,
})
