import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/site/layout/page-head'
import { AdministrativeConsignmentsPage } from '@/site/services/administrative-consignments-page'

export const Route = createFileRoute('/_public/cons_admin')({
  loader: ({ context }) => context.loadCatalog('services'),
  head: () =>
    pageHead(
      '/cons_admin',
      msg`Consignations administratives`,
      msg`Quand et comment consigner une somme sur décision de l’administration.`,
    ),
  component: AdministrativeConsignmentsPage,
})
