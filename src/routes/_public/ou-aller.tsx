import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { contents } from '@/contract/rows/contents'
import { page } from '@/routes/-page'
import { PlacesPage } from '@/site/places/places-page'

export const Route = createFileRoute('/_public/ou-aller')({
  ...page({
    title: msg`Où aller`,
    about: msg`Les adresses, les horaires et les téléphones des bureaux de la Caisse des Dépôts et Consignations du Cameroun.`,
    texts: ['institution'],
    lists: [contents],
  }),
  component: PlacesPage,
})
