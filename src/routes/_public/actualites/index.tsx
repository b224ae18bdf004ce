import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { actualites } from '@/contract/rows/actualites'
import { page } from '@/routes/-page'
import { listParameters } from '@/routes/-search'
import { NewsListPage } from '@/site/news/news-list-page'

export const Route = createFileRoute('/_public/actualites/')({
  validateSearch: listParameters,
  ...page({
    title: msg`Actualités`,
    about: msg`Toutes les actualités de la Caisse des Dépôts et Consignations du Cameroun.`,
    texts: ['home'],
    lists: [actualites],
  }),
  component: NewsListPage,
})
