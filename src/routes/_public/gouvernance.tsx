import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { page } from '@/routes/-page'
import { GovernancePage } from '@/site/institution/governance-page'

export const Route = createFileRoute('/_public/gouvernance')({
  ...page({
    title: msg`Gouvernance`,
    about: msg`La tutelle, le conseil d’administration et la direction de la Caisse des Dépôts et Consignations du Cameroun.`,
    texts: ['institution'],
  }),
  component: GovernancePage,
})
