import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { textParameter } from '@/routes/-search'
import { DossierPage } from '@/site/dossier/dossier-page'
import { pageHead } from '@/site/head/page-head'

export const Route = createFileRoute('/_public/mon-dossier')({
  validateSearch: v.object({ cas: textParameter }),
  loader: ({ context }) => Promise.all([context.loadCatalog('families'), context.loadCatalog('cases')]),
  // It shows what is on the device: nothing for search engines.
  head: () => pageHead(undefined, msg`Mon dossier`, msg`Mon dossier`),
  component: DossierPage,
})
