import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { sponsors } from '@/contract/rows/sponsors'
import { page } from '@/routes/-page'
import { PartnersPage } from '@/site/institution/partners-page'

export const Route = createFileRoute('/_public/partenaires')({
  ...page({
    title: msg`Partenaires`,
    about: msg`Les partenaires de la Caisse des Dépôts et Consignations du Cameroun.`,
    texts: ['institution'],
    lists: [sponsors],
  }),
  component: PartnersPage,
})
