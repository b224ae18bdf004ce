import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/site/head/page-head'
import { ProjectsPage } from '@/site/institution/projects-page'

export const Route = createFileRoute('/_public/projects')({
  loader: ({ context }) => context.loadCatalog('institution'),
  head: () =>
    pageHead(
      '/projects',
      msg`Projets et programmes`,
      msg`Les projets et programmes de la Caisse des Dépôts et Consignations du Cameroun.`,
    ),
  component: ProjectsPage,
})
