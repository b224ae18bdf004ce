import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { actualites } from '@/contract/rows/actualites'
import { domaines } from '@/contract/rows/domaines'
import { slides } from '@/contract/rows/slides'
import { sponsors } from '@/contract/rows/sponsors'
import { stats } from '@/contract/rows/stats'
import { page } from '@/routes/-page'
import { HomePage } from '@/site/home/home-page'

export const Route = createFileRoute('/_public/')({
  ...page({
    title: msg`Accueil`,
    about: msg`La Caisse des Dépôts et Consignations du Cameroun reçoit, conserve et gère les dépôts et consignations.`,
    texts: ['home'],
    lists: [slides, domaines, stats, actualites, sponsors],
  }),
  component: HomePage,
})
