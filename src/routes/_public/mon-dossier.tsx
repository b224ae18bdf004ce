import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DossiersPage } from '@/site/case/dossiers-page'
import { pageHead } from '@/site/head/page-head'

export const Route = createFileRoute('/_public/mon-dossier')({
  loader: ({ context }) => context.loadCatalog('cases'),
  // Its content is on the device only.
  head: () => pageHead(undefined, msg`Mon dossier`, msg`Mon dossier`),
  component: DossiersPage,
})
