import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { publications } from '@/contract/rows/publications'
import { listParameters } from '@/routes/-search'
import { pageHead } from '@/site/head/page-head'
import { PublicationsPage } from '@/site/media/publications-page'

export const Route = createFileRoute('/_public/publications')({
  validateSearch: listParameters,
  loader: ({ context }) => context.prefetch(listQuery(publications, context.locale)),
  head: () =>
    pageHead(
      '/publications',
      msg`Publications`,
      msg`Rapports, guides et études de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: PublicationsPage,
})
