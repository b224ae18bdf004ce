import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { contents } from '@/contract/rows/contents'
import { pageHead } from '@/site/head/page-head'
import { PlacesPage } from '@/site/places/places-page'

export const Route = createFileRoute('/_public/ou-aller')({
  loader: ({ context }) => {
    context.prefetch(listQuery(contents, context.locale))
    return context.loadCatalog('institution')
  },
  head: () =>
    pageHead(
      '/ou-aller',
      msg`Où aller`,
      msg`Les adresses, les horaires et les téléphones des bureaux de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: PlacesPage,
})
