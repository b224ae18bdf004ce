import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { textParameter } from '@/routes/-search'
import { DossiersPage } from '@/site/case/dossiers-page'
import { pageHead } from '@/site/head/page-head'

export const Route = createFileRoute('/_public/mon-dossier')({
  validateSearch: v.object({ cas: textParameter }),
  // The former address of a case's dossier.
  beforeLoad: ({ search: { cas } }) => {
    if (cas) throw redirect({ to: '/cas/$slug', params: { slug: cas }, replace: true })
  },
  loader: ({ context }) => context.loadCatalog('cases'),
  // Its content is on the device only.
  head: () => pageHead(undefined, msg`Mon dossier`, msg`Mon dossier`),
  component: DossiersPage,
})
