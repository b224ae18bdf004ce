import { i18n, type MessageDescriptor } from '@lingui/core'
import { redirect } from '@tanstack/react-router'
import type { Area } from '@/i18n/catalogs'
import type { HeadTexts } from '@/site/head/page-head'
import { finderPath, stepOf } from './paths'

interface Context {
  loadCatalog: (area: Area) => Promise<void>
}

interface Texts {
  title: MessageDescriptor
  about: MessageDescriptor
}

/**
 * Loads what the finder shows after some answers. Answers that lead to a case redirect to its page, an old or mistyped address
 * to the first page. Only the first page is for search engines.
 */
export async function loadStep({ loadCatalog }: Context, { title, about }: Texts, answers = ''): Promise<HeadTexts> {
  const step = stepOf(answers)
  if (step === undefined) throw redirect({ to: '/trouver-mon-cas/$', params: { _splat: '' }, replace: true })
  const { pastAnswers, leads } = step
  if (typeof leads === 'string')
    throw redirect({ to: '/cas/$slug', params: { slug: leads }, search: { reponses: answers }, replace: true })
  const first = pastAnswers.length === 0
  // The table of the first page shows the titles of the cases.
  await Promise.all([loadCatalog('finder'), first && loadCatalog('families')])
  return [first ? finderPath : undefined, i18n._(first ? title : leads.text), i18n._(about)]
}
