import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { page } from '@/routes/-page'
import { GovernancePage } from '@/site/institution/governance-page'

export const Route = createFileRoute('/_public/gouvernance')({
  ...page({
    title: msg`Gouvernance`,
    about: msg`Tutelle du ministère chargé des finances, conseil d’administration présidé par le Directeur général du Trésor, représentants de la Présidence de la République, des services du Premier ministre et des ministères chargés des finances, de l’économie et de la justice.`,
    texts: ['institution'],
  }),
  component: GovernancePage,
})
