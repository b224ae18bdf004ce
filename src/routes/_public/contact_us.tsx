import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { ContactPage } from '@/site/contact/contact-page'
import { pageHead } from '@/site/layout/page-head'

const text = v.optional(v.fallback(v.string(), ''))

export const Route = createFileRoute('/_public/contact_us')({
  validateSearch: v.object({ sujet: text, cas: text, reponses: text }),
  loader: ({ context }) => context.loadCatalog('contact'),
  head: () =>
    pageHead(
      '/contact_us',
      msg`Contact`,
      msg`Adresser une demande à la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: ContactPage,
})
