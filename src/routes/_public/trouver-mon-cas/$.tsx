import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { textParameter } from '@/routes/-search'
import { FinderPage } from '@/site/finder/finder-page'
import { loadedHead } from '@/site/head/page-head'

const facts = {
  title: msg`Trouver mon cas`,
  about: msg`Une caution à déposer, une somme à récupérer, un paiement refusé : trois questions au plus mènent à la fiche qui vous concerne.`,
}

export const Route = createFileRoute('/_public/trouver-mon-cas/$')({
  staticData: { page: facts },
  validateSearch: v.object({ famille: textParameter, role: textParameter }),
  // Imported here, so that no other page loads the questions and the cases.
  loader: async ({ context, params }) =>
    (await import('@/site/finder/load-step')).loadStep(context, facts, params._splat),
  head: ({ loaderData }) => loadedHead(loaderData),
  component: FinderPage,
})
