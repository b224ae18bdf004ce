import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { listQuery } from '@/api/queries'
import type { Rows } from '@/contract/rows/define-rows'
import { type PagedResource, pagedLists } from '@/contract/rows/public-lists'
import { loadCatalog } from '@/i18n/catalogs'
import type { Locale } from '@/i18n/locale'
import { createStore } from '@/lib/store'
import { listDocuments } from './list-documents'
import { createSearchIndex, type SearchIndex } from './search-index'
import { type SitePage, siteDocuments } from './site-documents'

/** The fixed texts that are searched. */
const areas = ['institution', 'services', 'families', 'judicial', 'cases', 'help'] as const

const wordsIn = { fr: () => import('./words/fr'), en: () => import('./words/en') } satisfies Record<Locale, unknown>

export interface Search {
  /** The search function and the number of lists in the index. Both are replaced when the index changes. */
  current: ReturnType<typeof createStore<Searchable>>
  /** Reads the lists that are not cached. */
  readLists: () => void
}

export interface Searchable {
  find: SearchIndex['search']
  lists: number
}

const searches = new WeakMap<QueryClient, Map<Locale, Promise<Search>>>()

/** Returns the search in a language. `pages` are those of the router. It covers the site's own texts, and each list once it is cached. */
export function openSearch(client: QueryClient, locale: Locale, pages: readonly SitePage[]): Promise<Search> {
  const byLocale = searches.get(client) ?? new Map<Locale, Promise<Search>>()
  searches.set(client, byLocale)
  const search = byLocale.get(locale) ?? createSearch(client, locale, pages)
  byLocale.set(locale, search)
  search.catch(() => byLocale.delete(locale))
  return search
}

async function createSearch(client: QueryClient, locale: Locale, pages: readonly SitePage[]): Promise<Search> {
  const [{ words }] = await Promise.all([wordsIn[locale](), ...areas.map(loadCatalog)])
  const index = createSearchIndex(words)
  await index.replace(
    'site',
    siteDocuments((text) => i18n._(text), words, pages),
  )
  const current = createStore<Searchable>({ find: index.search, lists: 0 })
  const fill: SearchIndex['replace'] = async (name, documents) => {
    await index.replace(name, documents)
    current.set(({ lists }) => ({ find: (text) => index.search(text), lists: lists + 1 }))
  }
  indexLists(client, locale, fill)
  const readLists = () => {
    for (const list of pagedLists) void client.prefetchQuery({ ...listQuery<Rows>(list, locale), retry: false })
  }
  return { current, readLists }
}

/** Indexes the cached rows of each list, and indexes them again whenever they are replaced. */
function indexLists(client: QueryClient, locale: Locale, fill: SearchIndex['replace']) {
  const indexed = new Map<PagedResource, readonly object[]>()
  const update = () => {
    for (const list of pagedLists) {
      const rows = client.getQueryData(listQuery<Rows>(list, locale).queryKey)?.rows
      if (rows === undefined || rows === indexed.get(list)) continue
      indexed.set(list, rows)
      fill(list.name, listDocuments(list, rows)).catch((error: unknown) =>
        console.warn('A list could not be searched', error),
      )
    }
  }
  update()
  client.getQueryCache().subscribe(({ type }) => type === 'updated' && update())
}
