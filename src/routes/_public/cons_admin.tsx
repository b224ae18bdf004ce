import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { page } from '@/routes/-page'
import { administrativeConsignments } from '@/site/services/administrative-consignments'
import { ServicePage } from '@/site/services/service-page'

export const Route = createFileRoute('/_public/cons_admin')({
  ...page({
    title: msg`Consignations administratives`,
    about: msg`Quand et comment consigner une somme sur décision de l’administration.`,
    texts: ['services', 'families'],
  }),
  component: () => <ServicePage service={administrativeConsignments} />,
})
