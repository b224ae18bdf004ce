import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { page } from '@/routes/-page'
import { AccessibilityPage } from '@/site/help/accessibility-page'

export const Route = createFileRoute('/_public/accessibilite')({
  ...page({
    title: msg`Accessibilité`,
    about: msg`L’état du site, ce qui n’est pas encore accessible et à qui s’adresser.`,
    texts: ['help'],
  }),
  component: AccessibilityPage,
})
