import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/site/head/page-head'
import { judicialConsignments } from '@/site/services/judicial-consignments'
import { ServicePage } from '@/site/services/service-page'

export const Route = createFileRoute('/_public/cons_judiciaire')({
  loader: ({ context }) => Promise.all([context.loadCatalog('services'), context.loadCatalog('cases')]),
  head: () =>
    pageHead(
      '/cons_judiciaire',
      msg`Consignations judiciaires`,
      msg`Quand et comment consigner une somme sur décision de justice.`,
    ),
  component: () => <ServicePage service={judicialConsignments} />,
})
