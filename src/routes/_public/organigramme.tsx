import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { page } from '@/routes/-page'
import { OrganisationChartPage } from '@/site/institution/organisation-chart-page'

export const Route = createFileRoute('/_public/organigramme')({
  ...page({
    title: msg`Organigramme`,
    about: msg`L’organisation de la Caisse des Dépôts et Consignations du Cameroun.`,
    texts: ['institution'],
  }),
  component: OrganisationChartPage,
})
