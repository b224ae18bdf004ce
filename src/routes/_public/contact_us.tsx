import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '@/site/contact/contact-page'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/contact_us')({
  head: () => pageHead('/contact_us', msg`Contact`, msg`Écrire à la Caisse des Dépôts et Consignations du Cameroun.`),
  component: ContactPage,
})
