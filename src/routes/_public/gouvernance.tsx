import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/site/head/page-head'
import { GovernancePage } from '@/site/institution/governance-page'

export const Route = createFileRoute('/_public/gouvernance')({
  loader: ({ context }) => context.loadCatalog('institution'),
  head: () =>
    pageHead(
      '/gouvernance',
      msg`Gouvernance`,
      msg`La tutelle et le conseil d’administration de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: GovernancePage,
})
