import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { page } from '@/routes/-page'
import { ProjectsPage } from '@/site/institution/projects-page'

export const Route = createFileRoute('/_public/projects')({
  ...page({
    title: msg`Projets et programmes`,
    about: msg`Les projets et programmes de la Caisse des Dépôts et Consignations du Cameroun.`,
    texts: ['institution'],
  }),
  component: ProjectsPage,
})
