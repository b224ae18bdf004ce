import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { presentations } from '@/contract/rows/presentations'
import { pageHead } from '@/site/head/page-head'
import { PresentationPage } from '@/site/institution/presentation-page'

export const Route = createFileRoute('/_public/lacdec')({
  loader: ({ context }) => {
    context.prefetch(listQuery(presentations, context.locale))
    return context.loadCatalog('institution')
  },
  head: () =>
    pageHead(
      '/lacdec',
      msg`Présentation`,
      msg`Le statut, les missions et le cadre légal de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: PresentationPage,
})
