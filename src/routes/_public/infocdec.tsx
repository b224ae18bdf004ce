import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listQuery } from '@/api/queries'
import { actualites } from '@/contract/rows/actualites'
import { communications } from '@/contract/rows/communications'
import { interviews } from '@/contract/rows/interviews'
import { publications } from '@/contract/rows/publications'
import { pageHead } from '@/site/head/page-head'
import { BulletinPage } from '@/site/news/bulletin-page'

export const Route = createFileRoute('/_public/infocdec')({
  loader: ({ context }) => {
    for (const resource of [communications, publications, interviews, actualites])
      context.prefetch(listQuery(resource, context.locale))
    return context.loadCatalog('home')
  },
  head: () =>
    pageHead(
      '/infocdec',
      msg`Bulletin d’information`,
      msg`Les dernières publications et actualités de la Caisse des Dépôts et Consignations du Cameroun, réunies en un bulletin daté.`,
    ),
  component: BulletinPage,
})
