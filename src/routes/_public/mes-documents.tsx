import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { KeptDocumentsPage } from '@/site/kept/kept-documents-page'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/mes-documents')({
  head: () =>
    pageHead(
      '/mes-documents',
      msg`Mes documents`,
      msg`Les documents gardés sur cet appareil pour être lus sans réseau.`,
    ),
  component: KeptDocumentsPage,
})
