import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { page } from '@/routes/-page'
import { judicialConsignments } from '@/site/services/judicial-consignments'
import { ServicePage } from '@/site/services/service-page'

export const Route = createFileRoute('/_public/cons_judiciaire')({
  ...page({
    title: msg`Consignations judiciaires`,
    about: msg`Quand et comment consigner une somme sur décision de justice.`,
    texts: ['services', 'families'],
  }),
  component: () => <ServicePage service={judicialConsignments} />,
})
