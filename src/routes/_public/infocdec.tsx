import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { actualites } from '@/contract/rows/actualites'
import { communications } from '@/contract/rows/communications'
import { interviews } from '@/contract/rows/interviews'
import { publications } from '@/contract/rows/publications'
import { page } from '@/routes/-page'
import { BulletinPage } from '@/site/news/bulletin-page'

export const Route = createFileRoute('/_public/infocdec')({
  ...page({
    title: msg`Bulletin d’information`,
    about: msg`Les dernières publications et actualités de la Caisse des Dépôts et Consignations du Cameroun, réunies en un bulletin daté.`,
    texts: ['home'],
    lists: [communications, publications, interviews, actualites],
  }),
  component: BulletinPage,
})
