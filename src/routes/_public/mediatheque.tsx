import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { videos } from '@/contract/rows/videos'
import { page } from '@/routes/-page'
import { listParameters } from '@/routes/-search'
import { MediaLibraryPage } from '@/site/media/media-library-page'

export const Route = createFileRoute('/_public/mediatheque')({
  validateSearch: listParameters,
  ...page({
    title: msg`Médiathèque`,
    about: msg`Les vidéos de la Caisse des Dépôts et Consignations du Cameroun.`,
    lists: [videos],
  }),
  component: MediaLibraryPage,
})
