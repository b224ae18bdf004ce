import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/site/head/page-head'
import { OrganisationChartPage } from '@/site/institution/organisation-chart-page'

export const Route = createFileRoute('/_public/organigramme')({
  loader: ({ context }) => context.loadCatalog('institution'),
  head: () =>
    pageHead(
      '/organigramme',
      msg`Organigramme`,
      msg`L’organisation de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: OrganisationChartPage,
})
