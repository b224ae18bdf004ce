import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { actualites } from '@/contract/rows/actualites'
import { domaines } from '@/contract/rows/domaines'
import { slides } from '@/contract/rows/slides'
import { sponsors } from '@/contract/rows/sponsors'
import { stats } from '@/contract/rows/stats'
import { pageHead } from '@/site/head/page-head'
import { HomePage } from '@/site/home/home-page'

export const Route = createFileRoute('/_public/')({
  loader: ({ context }) => {
    for (const resource of [slides, domaines, stats, actualites, sponsors])
      context.prefetch(listQuery(resource, context.locale))
    return context.loadCatalog('home')
  },
  head: () =>
    pageHead(
      '/',
      msg`Accueil`,
      msg`La Caisse des Dépôts et Consignations du Cameroun reçoit, conserve et gère les dépôts et consignations.`,
    ),
  component: HomePage,
})
