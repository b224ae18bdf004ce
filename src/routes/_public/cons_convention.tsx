import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { page } from '@/routes/-page'
import { conventionalConsignments } from '@/site/services/conventional-consignments'
import { ServicePage } from '@/site/services/service-page'

export const Route = createFileRoute('/_public/cons_convention')({
  ...page({
    title: msg`Consignations conventionnelles`,
    about: msg`Quand et comment consigner une somme prévue par un contrat.`,
    texts: ['services', 'families'],
  }),
  component: () => <ServicePage service={conventionalConsignments} />,
})
