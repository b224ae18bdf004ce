import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/site/head/page-head'
import { administrativeConsignments } from '@/site/services/administrative-consignments'
import { ServicePage } from '@/site/services/service-page'

export const Route = createFileRoute('/_public/cons_admin')({
  loader: ({ context }) => Promise.all([context.loadCatalog('services'), context.loadCatalog('cases')]),
  head: () =>
    pageHead(
      '/cons_admin',
      msg`Consignations administratives`,
      msg`Quand et comment consigner une somme sur décision de l’administration.`,
    ),
  component: () => <ServicePage service={administrativeConsignments} />,
})
