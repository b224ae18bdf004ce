import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/site/head/page-head'
import { PartnerRegistrationPage } from '@/site/registration/partner-registration-page'

export const Route = createFileRoute('/_public/sponsor')({
  loader: ({ context }) => context.loadCatalog('forms'),
  head: () =>
    pageHead(
      '/sponsor',
      msg`Devenir partenaire`,
      msg`Ouvrir un compte de partenaire auprès de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: PartnerRegistrationPage,
})
