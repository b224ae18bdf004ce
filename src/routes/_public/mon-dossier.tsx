import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { textParameter } from '@/routes/-search'
import { DossiersPage } from '@/site/case/dossiers-page'
import { pageHead } from '@/site/head/page-head'

export const Route = createFileRoute('/_public/mon-dossier')({
  validateSearch: v.object({ cas: textParameter }),
  // A dossier stood here before it was a part of its case's page.
  beforeLoad: ({ search: { cas } }) => {
    if (cas) throw redirect({ to: '/cas/$slug', params: { slug: cas }, replace: true })
  },
  loader: ({ context }) => context.loadCatalog('cases'),
  // It shows what is on the device: nothing for search engines.
  head: () => pageHead(undefined, msg`Mon dossier`, msg`Mon dossier`),
  component: DossiersPage,
})
