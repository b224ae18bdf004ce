import { QueryClient } from '@tanstack/react-query'
import { withProvider } from '@tests/support/with-provider'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createAppRouter } from '@/app/router'
import { pagedLists } from '@/contract/rows/public-lists'
import { activateLocale, loadCatalog } from '@/i18n/catalogs'
import { openSearch, type Search } from '@/site/search/open-search'
import { pagesOf } from '@/site/search/use-search'
import * as english from './phrases/en'
import type { Phrase } from './phrases/fr'
import * as french from './phrases/fr'

withProvider()

describe.each([
  ['fr', french],
  ['en', english],
] as const)('everyday phrases, %s', (locale, { phrases, heldOut, mistyped, foreign }) => {
  let search: Search
  beforeAll(async () => {
    await activateLocale(locale)
    const queryClient = new QueryClient()
    const router = createAppRouter({ queryClient, locale, prefetch: () => undefined, loadCatalog })
    search = await openSearch(queryClient, locale, pagesOf(router))
    search.readLists()
    await vi.waitFor(() => expect(search.current.get().lists).toBe(pagedLists.length))
  })

  /** Whether a correct case is among the first three results. */
  const isFound = ([words, ...right]: Phrase) => {
    const found = search.current.get().find(words)?.documents ?? []
    return found.slice(0, 3).some(({ slug }) => slug !== undefined && right.includes(slug))
  }
  const misses = (searched: readonly Phrase[]) => searched.filter((phrase) => !isFound(phrase)).map(([words]) => words)

  test('a phrase for each case, also mistyped, has a correct case among the first three', () => {
    expect(misses(phrases)).toEqual([])
  })

  test('so have nine of ten phrases that were written afterwards', () => {
    expect(heldOut.filter(isFound).length).toBeGreaterThanOrEqual(0.9 * heldOut.length)
  })

  test('a mistyped word finds what is meant, and a word that only resembles others finds nothing', () => {
    const titles = (word: string) =>
      search.current
        .get()
        .find(word)
        ?.documents.map(({ title }) => title) ?? []
    expect(mistyped.filter(([word, meant]) => !titles(word).includes(meant))).toEqual([])
    expect(foreign.filter((word) => titles(word).length > 0)).toEqual([])
  })

  test('what shares only a chance word with the situation is left out, and words that say nothing find nothing', () => {
    const find = (words: string) => search.current.get().find(words)?.documents ?? []
    const words = locale === 'fr' ? 'mon créancier refuse mon argent' : 'my creditor refuses my money'
    expect(find(words).filter(({ slug }) => slug).length).toBeLessThan(6)
    expect(find('de la zzzzzz')).toEqual([])
  })
})
