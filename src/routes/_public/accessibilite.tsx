import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/accessibilite')({
  loader: ({ context }) => loadCatalog('guide', context.locale),
  head: () =>
    pageHead(
      '/accessibilite',
      msg`Accessibilité`,
      msg`Ce qui a été fait et vérifié pour rendre ce site accessible à tous.`,
    ),
  component: lazyRouteComponent(() => import('@/site/areas/guide'), 'AccessibilityPage'),
})
