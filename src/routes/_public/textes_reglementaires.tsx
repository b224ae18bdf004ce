import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { reglementations } from '@/contract/rows/reglementations'
import { page } from '@/routes/-page'
import { listParameters } from '@/routes/-search'
import { RegulationsPage } from '@/site/media/regulations-page'

export const Route = createFileRoute('/_public/textes_reglementaires')({
  validateSearch: listParameters,
  ...page({
    title: msg`Textes réglementaires`,
    about: msg`Les lois et décrets qui régissent les dépôts et consignations au Cameroun.`,
    lists: [reglementations],
  }),
  component: RegulationsPage,
})
