import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/site/head/page-head'
import { conventionalConsignments } from '@/site/services/conventional-consignments'
import { ServicePage } from '@/site/services/service-page'

export const Route = createFileRoute('/_public/cons_convention')({
  loader: ({ context }) => Promise.all([context.loadCatalog('services'), context.loadCatalog('cases')]),
  head: () =>
    pageHead(
      '/cons_convention',
      msg`Consignations conventionnelles`,
      msg`Quand et comment consigner une somme prévue par un contrat.`,
    ),
  component: () => <ServicePage service={conventionalConsignments} />,
})
