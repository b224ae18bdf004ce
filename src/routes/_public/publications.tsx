import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { publications } from '@/contract/rows/publications'
import { page } from '@/routes/-page'
import { listParameters } from '@/routes/-search'
import { PublicationsPage } from '@/site/media/publications-page'

export const Route = createFileRoute('/_public/publications')({
  validateSearch: listParameters,
  ...page({
    title: msg`Publications`,
    about: msg`Rapports, guides et études de la Caisse des Dépôts et Consignations du Cameroun.`,
    lists: [publications],
  }),
  component: PublicationsPage,
})
