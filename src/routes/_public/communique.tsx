import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { communications } from '@/contract/rows/communications'
import { listParameters } from '@/routes/-search'
import { pageHead } from '@/site/head/page-head'
import { PressReleasesPage } from '@/site/media/press-releases-page'

export const Route = createFileRoute('/_public/communique')({
  validateSearch: listParameters,
  loader: ({ context }) => context.prefetch(listQuery(communications, context.locale)),
  head: () =>
    pageHead(
      '/communique',
      msg`Communiqués`,
      msg`Les communiqués de presse de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: PressReleasesPage,
})
