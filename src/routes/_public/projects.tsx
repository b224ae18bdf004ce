import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProjectsPage } from '@/site/institution/projects-page'
import { pageHead } from '@/site/layout/page-head'

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
