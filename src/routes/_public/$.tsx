import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/site/head/page-head'
import { NotFoundPage } from '@/site/layout/not-found-page'

export const Route = createFileRoute('/_public/$')({
  head: () => pageHead(undefined, msg`Page introuvable`, msg`Cette adresse ne mène à aucune page du site.`),
  // In the client itself: a page of a missing address must not miss its file.
  codeSplitGroupings: [],
  component: NotFoundPage,
})
