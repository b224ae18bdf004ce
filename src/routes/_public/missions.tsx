import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { missions } from '@/contract/rows/missions'
import { page } from '@/routes/-page'
import { MissionsPage } from '@/site/institution/missions-page'

export const Route = createFileRoute('/_public/missions')({
  ...page({
    title: msg`Missions`,
    about: msg`Les missions de la Caisse des Dépôts et Consignations du Cameroun.`,
    texts: ['institution'],
    lists: [missions],
  }),
  component: MissionsPage,
})
