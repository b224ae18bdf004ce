import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { communications } from '@/contract/rows/communications'
import { page } from '@/routes/-page'
import { listParameters } from '@/routes/-search'
import { PressReleasesPage } from '@/site/media/press-releases-page'

export const Route = createFileRoute('/_public/communique')({
  validateSearch: listParameters,
  ...page({
    title: msg`Communiqués`,
    about: msg`Les communiqués de presse de la Caisse des Dépôts et Consignations du Cameroun.`,
    lists: [communications],
  }),
  component: PressReleasesPage,
})
