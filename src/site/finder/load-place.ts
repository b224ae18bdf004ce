import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { redirect } from '@tanstack/react-router'
import type { Area } from '@/i18n/catalogs'
import type { HeadTexts } from '@/site/head/page-head'
import { findCase } from '@/site/services/cases/cases'
import { finderPath, placeOf } from './paths'

interface Context {
  loadCatalog: (area: Area) => Promise<void>
}

/** Loads what the finder shows after some answers; an old or mistyped address begins anew. Only the first page is for search engines. */
export async function loadPlace({ loadCatalog }: Context, answers = ''): Promise<HeadTexts> {
  const place = placeOf(answers)
  if (place === undefined) throw redirect({ to: '/trouver-mon-cas/$', params: { _splat: '' }, replace: true })
  const { answered, leads } = place
  const first = answered.length === 0
  const found = typeof leads === 'string' ? findCase(leads) : undefined
  await Promise.all([
    loadCatalog('finder'),
    // What the table of the first page shows, or the result.
    (first || found) && loadCatalog('families'),
  ])
  const about = msg`Trois questions au plus mènent à la consignation ou au dépôt qui vous concerne.`
  const title = found?.title ?? (first || typeof leads === 'string' ? msg`Trouver mon cas` : leads.text)
  return [first ? finderPath : undefined, i18n._(title), i18n._(about)]
}
