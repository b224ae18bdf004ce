import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/hors-ligne')({
  loader: ({ context }) => loadCatalog('kept', context.locale),
  head: () =>
    pageHead(
      '/hors-ligne',
      msg`Hors ligne`,
      msg`Les contenus gardés hors ligne sur cet appareil et l’état de la connexion.`,
    ),
  component: lazyRouteComponent(() => import('@/site/areas/kept'), 'OfflineDiagnosisPage'),
})
