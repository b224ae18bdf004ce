import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadCatalog } from '@/i18n/catalogs'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/contact_us')({
  validateSearch: v.object({ sujet: v.optional(v.fallback(v.picklist(['mot-de-passe', '']), '')) }),
  loader: ({ context }) => loadCatalog('contact', context.locale),
  head: () =>
    pageHead(
      '/contact_us',
      msg`Contact`,
      msg`Adresser une demande à la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: lazyRouteComponent(() => import('@/site/areas/contact'), 'ContactPage'),
})
