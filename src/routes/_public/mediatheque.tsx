import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { videos } from '@/contract/rows/videos'
import { listParameters } from '@/routes/-search'
import { pageHead } from '@/site/head/page-head'
import { MediaLibraryPage } from '@/site/media/media-library-page'

export const Route = createFileRoute('/_public/mediatheque')({
  validateSearch: listParameters,
  loader: ({ context }) => context.prefetch(listQuery(videos, context.locale)),
  head: () =>
    pageHead('/mediatheque', msg`Médiathèque`, msg`Les vidéos de la Caisse des Dépôts et Consignations du Cameroun.`),
  component: MediaLibraryPage,
})
