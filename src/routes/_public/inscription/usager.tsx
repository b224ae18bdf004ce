import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/site/head/page-head'
import { UsagerRegistrationPage } from '@/site/registration/usager-registration-page'

export const Route = createFileRoute('/_public/inscription/usager')({
  loader: ({ context }) => context.loadCatalog('forms'),
  head: () =>
    pageHead(
      '/inscription/usager',
      msg`Créer un compte usager`,
      msg`Ouvrir un compte d’usager auprès de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: UsagerRegistrationPage,
})
