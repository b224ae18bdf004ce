import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/mes-documents')({
  validateSearch: v.object({ document: v.optional(v.fallback(v.string(), '')) }),
  loader: ({ context }) => loadCatalog('kept', context.locale),
  head: () =>
    pageHead(
      '/mes-documents',
      msg`Mes documents`,
      msg`Les documents gardés sur cet appareil pour être lus hors ligne.`,
    ),
  component: lazyRouteComponent(() => import('@/site/areas/kept'), 'KeptDocumentsPage'),
})
