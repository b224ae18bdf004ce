import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/mes-documents')({
  head: () =>
    pageHead(
      '/mes-documents',
      msg`Mes documents`,
      msg`Les documents gardés sur cet appareil pour être lus sans réseau.`,
    ),
  component: lazyRouteComponent(() => import('@/site/areas/kept'), 'KeptDocumentsPage'),
})
