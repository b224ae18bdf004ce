import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/cons_admin')({
  loader: ({ context }) => loadCatalog('services', context.locale),
  head: () =>
    pageHead(
      '/cons_admin',
      msg`Consignations administratives`,
      msg`Quand et comment consigner une somme sur décision de l’administration.`,
    ),
  component: lazyRouteComponent(() => import('@/site/areas/services'), 'AdministrativeConsignmentsPage'),
})
