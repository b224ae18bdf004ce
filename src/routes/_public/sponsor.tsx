import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { page } from '@/routes/-page'
import { PartnerRegistrationPage } from '@/site/registration/partner-registration-page'

export const Route = createFileRoute('/_public/sponsor')({
  ...page({
    title: msg`Devenir partenaire`,
    about: msg`Ouvrir un compte de partenaire auprès de la Caisse des Dépôts et Consignations du Cameroun.`,
    texts: ['forms'],
  }),
  component: PartnerRegistrationPage,
})
