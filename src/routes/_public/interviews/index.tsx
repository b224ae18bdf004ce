import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { interviews } from '@/contract/rows/interviews'
import { page } from '@/routes/-page'
import { listParameters } from '@/routes/-search'
import { InterviewsPage } from '@/site/news/interviews-page'

export const Route = createFileRoute('/_public/interviews/')({
  validateSearch: listParameters,
  ...page({
    title: msg`Interviews`,
    about: msg`Les interviews accordées par les responsables de la Caisse des Dépôts et Consignations du Cameroun.`,
    texts: ['home'],
    lists: [interviews],
  }),
  component: InterviewsPage,
})
