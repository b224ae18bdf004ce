import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/site/head/page-head'
import { deposits } from '@/site/services/deposits'
import { ServicePage } from '@/site/services/service-page'

export const Route = createFileRoute('/_public/depot')({
  loader: ({ context }) => Promise.all([context.loadCatalog('services'), context.loadCatalog('cases')]),
  head: () =>
    pageHead(
      '/depot',
      msg`Dépôts`,
      msg`Les dépôts publics confiés à la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: () => <ServicePage service={deposits} />,
})
