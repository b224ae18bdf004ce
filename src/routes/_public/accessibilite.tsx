import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/site/head/page-head'
import { AccessibilityPage } from '@/site/help/accessibility-page'

export const Route = createFileRoute('/_public/accessibilite')({
  loader: ({ context }) => context.loadCatalog('help'),
  head: () =>
    pageHead(
      '/accessibilite',
      msg`Accessibilité`,
      msg`L’état du site, ce qui n’est pas encore accessible et à qui s’adresser.`,
    ),
  component: AccessibilityPage,
})
