import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { listQuery } from '@/api/queries'
import { contents } from '@/contract/rows/contents'
import { textParameter } from '@/routes/-search'
import { ContactPage } from '@/site/contact/contact-page'
import { pageHead } from '@/site/head/page-head'

export const Route = createFileRoute('/_public/contact_us')({
  validateSearch: v.object({ sujet: textParameter, cas: textParameter, reponses: textParameter }),
  loader: ({ context }) => {
    context.prefetch(listQuery(contents, context.locale))
    return context.loadCatalog('forms')
  },
  head: () =>
    pageHead(
      '/contact_us',
      msg`Contact`,
      msg`Adresser une demande à la Caisse des Dépôts et Consignations du Cameroun : formulaire, téléphone, adresse et horaires.`,
    ),
  component: ContactPage,
})
