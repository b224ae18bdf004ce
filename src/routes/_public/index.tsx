import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { actualites } from '@/contract/actualites'
import { domaines } from '@/contract/domaines'
import { slides } from '@/contract/slides'
import { sponsors } from '@/contract/sponsors'
import { stats } from '@/contract/stats'
import { HomePage } from '@/site/home/home-page'
import { pageHead } from '@/site/layout/page-head'

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
