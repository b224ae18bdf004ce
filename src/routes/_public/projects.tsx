import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/projects')({
  loader: ({ context }) => loadCatalog('institution', context.locale),
  head: () =>
    pageHead(
      '/projects',
      msg`Projets et programmes`,
      msg`Les projets et programmes de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: lazyRouteComponent(() => import('@/site/areas/institution'), 'ProjectsPage'),
})
