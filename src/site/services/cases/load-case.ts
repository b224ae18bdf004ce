import { i18n } from '@lingui/core'
import { redirect } from '@tanstack/react-router'
import type { Area } from '@/i18n/catalogs'
import type { HeadTexts } from '@/site/head/page-head'
import { findCase } from './cases'

interface Context {
  loadCatalog: (area: Area) => Promise<void>
}

/** Loads what the page of a case shows; an address without a case leads to the finder. */
export async function loadCase({ loadCatalog }: Context, slug: string): Promise<HeadTexts> {
  const found = findCase(slug)
  if (found === undefined) throw redirect({ to: '/trouver-mon-cas/$', params: { _splat: '' }, replace: true })
  await loadCatalog('cases')
  return [`/cas/${found.slug}`, i18n._(found.title), i18n._(found.text)]
}
