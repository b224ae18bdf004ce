import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '@/i18n/catalogs'
import { AccessibilityPage } from '@/site/about/accessibility-page'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/accessibilite')({
  loader: ({ context }) => loadCatalog('texts', context.locale),
  head: () =>
    pageHead('/accessibilite', msg`Accessibilité`, msg`Ce qui a été vérifié pour que chacun puisse lire ce site.`),
  component: AccessibilityPage,
})
