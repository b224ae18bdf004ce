import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { reglementations } from '@/contract/rows/reglementations'
import { listParameters } from '@/routes/-search'
import { pageHead } from '@/site/head/page-head'
import { RegulationsPage } from '@/site/media/regulations-page'

export const Route = createFileRoute('/_public/textes_reglementaires')({
  validateSearch: listParameters,
  loader: ({ context }) => context.prefetch(listQuery(reglementations, context.locale)),
  head: () =>
    pageHead(
      '/textes_reglementaires',
      msg`Textes réglementaires`,
      msg`Les lois et décrets qui régissent les dépôts et consignations au Cameroun.`,
    ),
  component: RegulationsPage,
})
