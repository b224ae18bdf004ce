import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { communications } from '@/contract/communications'
import { publications } from '@/contract/publications'
import { interviews } from '@/contract/interviews'
import { actualites } from '@/contract/actualites'
import { BulletinPage } from '@/site/news/bulletin-page'
import { pageHead } from '@/site/layout/page-head'

export const Route = createFileRoute('/_public/infocdec')({
  loader: ({ context }) => {
    for (const resource of [communications, publications, interviews, actualites]) context.prefetch(listQuery(resource, context.locale))
  },
  head: () => pageHead('/infocdec', msg`Bulletin d’information`, msg`Les dernières nouvelles de la Caisse des Dépôts et Consignations du Cameroun, réunies et datées.`),
  component: BulletinPage,
})
