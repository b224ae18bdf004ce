import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/hors-ligne')({
  head: () =>
    pageHead('/hors-ligne', msg`Hors ligne`, msg`Ce qui est gardé sur cet appareil, et l’état de la connexion.`),
  component: lazyRouteComponent(() => import('@/site/areas/kept'), 'OfflineDiagnosisPage'),
})
