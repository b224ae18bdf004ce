import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { contents } from '@/contract/rows/contents'
import { page } from '@/routes/-page'
import { textParameter } from '@/routes/-search'
import { ContactPage } from '@/site/contact/contact-page'

export const Route = createFileRoute('/_public/contact_us')({
  validateSearch: v.object({ sujet: textParameter, cas: textParameter, reponses: textParameter }),
  ...page({
    title: msg`Contact`,
    about: msg`Adresser une demande à la Caisse des Dépôts et Consignations du Cameroun : formulaire, téléphone, adresse et horaires.`,
    texts: ['forms'],
    lists: [contents],
  }),
  component: ContactPage,
})
