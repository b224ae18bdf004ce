import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { sponsors } from '@/contract/rows/sponsors'
import { pageHead } from '@/site/head/page-head'
import { PartnersPage } from '@/site/institution/partners-page'

export const Route = createFileRoute('/_public/partenaires')({
  loader: ({ context }) => {
    context.prefetch(listQuery(sponsors, context.locale))
    return context.loadCatalog('institution')
  },
  head: () =>
    pageHead(
      '/partenaires',
      msg`Partenaires`,
      msg`Les partenaires de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: PartnersPage,
})
