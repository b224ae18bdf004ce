import { i18n } from '@lingui/core'
import { redirect } from '@tanstack/react-router'
import type { Area } from '@/i18n/catalogs'
import type { Step } from '@/site/finder/paths'
import type { HeadTexts } from '@/site/head/page-head'
import { findCase } from '@/site/services/cases/cases'

interface Context {
  loadCatalog: (area: Area) => Promise<void>
}

interface LoadedCase {
  head: HeadTexts
  /** The answers that led to the case; undefined where there are none. */
  step: Step | undefined
}

/** Loads what the page of a case shows; an address without a case leads to the finder. */
export async function loadCase({ loadCatalog }: Context, slug: string, answers?: string): Promise<LoadedCase> {
  const currentCase = findCase(slug)
  if (currentCase === undefined) throw redirect({ to: '/trouver-mon-cas/$', params: { _splat: '' }, replace: true })
  const [paths] = await Promise.all([
    answers ? import('@/site/finder/paths') : undefined,
    loadCatalog('families'),
    loadCatalog(currentCase.family.texts),
    answers && loadCatalog('finder'),
  ])
  const step = answers ? paths?.stepOf(answers) : undefined
  return {
    head: [`/cas/${currentCase.slug}`, i18n._(currentCase.heading), i18n._(currentCase.text)],
    // An old address may contain answers that lead elsewhere.
    step: step?.leads === currentCase.slug ? step : undefined,
  }
}
