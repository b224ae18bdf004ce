import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { page } from '@/routes/-page'
import { deposits } from '@/site/services/deposits'
import { ServicePage } from '@/site/services/service-page'

export const Route = createFileRoute('/_public/depot')({
  ...page({
    title: msg`Dépôts`,
    about: msg`Les dépôts publics confiés à la Caisse des Dépôts et Consignations du Cameroun.`,
    texts: ['services', 'families'],
  }),
  component: () => <ServicePage service={deposits} />,
})
