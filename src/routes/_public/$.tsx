import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/$')({
  head: () => pageHead(undefined, msg`Page introuvable`, msg`Cette adresse ne mène à aucune page du site.`),
  component: lazyRouteComponent(() => import('@/site/areas/guide'), 'NotFoundPage'),
})
