import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { page } from '@/routes/-page'
import { UsagerRegistrationPage } from '@/site/registration/usager-registration-page'

export const Route = createFileRoute('/_public/inscription/usager')({
  ...page({
    title: msg`Créer un compte usager`,
    about: msg`Ouvrir un compte d’usager auprès de la Caisse des Dépôts et Consignations du Cameroun.`,
    texts: ['forms'],
  }),
  component: UsagerRegistrationPage,
})
