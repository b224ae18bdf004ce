import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { missions } from '@/contract/rows/missions'
import { pageHead } from '@/site/head/page-head'
import { MissionsPage } from '@/site/institution/missions-page'

export const Route = createFileRoute('/_public/missions')({
  loader: ({ context }) => {
    context.prefetch(listQuery(missions, context.locale))
    return context.loadCatalog('institution')
  },
  head: () =>
    pageHead('/missions', msg`Missions`, msg`Les missions de la Caisse des Dépôts et Consignations du Cameroun.`),
  component: MissionsPage,
})
