import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/sponsor')({
  loader: ({ context }) => loadCatalog('forms', context.locale),
  head: () =>
    pageHead(
      '/sponsor',
      msg`Devenir partenaire`,
      msg`Ouvrir un compte de partenaire auprès de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: lazyRouteComponent(() => import('@/site/areas/forms'), 'PartnerRegistrationPage'),
})
