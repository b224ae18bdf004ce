import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/cons_convention')({
  loader: ({ context }) => loadCatalog('services', context.locale),
  head: () =>
    pageHead(
      '/cons_convention',
      msg`Consignations conventionnelles`,
      msg`Quand et comment consigner une somme prévue par un contrat.`,
    ),
  component: lazyRouteComponent(() => import('@/site/areas/services'), 'ConventionalConsignmentsPage'),
})
