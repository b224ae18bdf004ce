import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { presentations } from '@/contract/presentations'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/lacdec')({
  loader: ({ context }) => {
    context.prefetch(listQuery(presentations, context.locale))
    return loadCatalog('institution', context.locale)
  },
  head: () =>
    pageHead(
      '/lacdec',
      msg`Présentation`,
      msg`Le statut, les missions et le cadre légal de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: lazyRouteComponent(() => import('@/site/areas/institution'), 'PresentationPage'),
})
