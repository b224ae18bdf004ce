import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { cachedRows, listQuery, recordQuery, staleAfter } from '@/api/queries'
import { getToken } from '@/api/token'
import { publicLists, recordLists } from '@/contract/rows/public-lists'
import type { Locale } from '@/i18n/locale'
import { connectionState } from '@/pwa/network/connection'
import { savesData } from '@/pwa/network/low-data'
import { prefetchPictures } from './pictures'
import { runPrefetch } from './prefetch'

/** What one visit may fetch ahead, in bytes: reads first, then the pictures of the newest items. */
const budget = 3_000_000
const detailsEach = 12

const days = 24 * 3_600_000
/**
 * How old a read may be before it is prefetched again, in milliseconds: what the reader opens is read anew anyway, and
 * everything each day would be 1.3 MiB a month. A reader who asks for all of it gets it ten minutes after the last read.
 */
const maxAges = { lists: 3 * days, records: 7 * days, otherLanguage: 7 * days }
const maxAgeAsked = 600_000

/**
 * Fetches everything public in both languages, one read after the other, while nothing else is being read: after it
 * the whole site can be opened without a network. Stops quietly at the first sign that it would be in the way, a
 * reader who saves data included, unless the reader has `asked` for it.
 */
export async function prefetchSite(
  queryClient: QueryClient,
  locale: Locale,
  { asked = false }: { asked?: boolean } = {},
): Promise<void> {
  const locales = [locale, locale === 'fr' ? 'en' : 'fr'] as const
  const staleAfterAge = (maxAge: number) => staleAfter(asked ? maxAgeAsked : maxAge)
  let spent = 0
  let refused = false
  const mayGoOn = () =>
    !refused && spent < budget && connectionState() === 'online' && (asked || !savesData()) && getToken() === null
  const cost = (data: unknown) => {
    if (data instanceof ApiError) refused = isTooMuch(data)
    else if (data !== undefined) spent += JSON.stringify(data).length
  }
  for (const language of locales)
    for (const resource of publicLists) {
      if (!mayGoOn()) return
      await quiet(queryClient)
      cost(
        await read(queryClient, {
          ...listQuery(resource, language),
          staleTime: staleAfterAge(language === locale ? maxAges.lists : maxAges.otherLanguage),
        }),
      )
    }
  for (const language of locales)
    for (const resource of recordLists)
      for (const slug of newestSlugs(queryClient, resource, language)) {
        if (!mayGoOn()) return
        await quiet(queryClient)
        cost(
          await read(queryClient, {
            ...recordQuery(resource, slug, language),
            staleTime: staleAfterAge(maxAges.records),
          }),
        )
      }
  if (mayGoOn()) await prefetchPictures(queryClient, locale, budget - spent, mayGoOn)
}

/** A provider that has too much to do is not asked for what nobody waits for. */
const isTooMuch = ({ status }: ApiError) => status === 429 || status === 503

/** What was read; undefined when it is there already, and the error when it could not be. */
async function read(queryClient: QueryClient, options: FetchQueryOptions): Promise<unknown> {
  const before = queryClient.getQueryState(options.queryKey)?.dataUpdatedAt
  try {
    const data = await runPrefetch(() => queryClient.fetchQuery({ ...options, retry: false }))
    return queryClient.getQueryState(options.queryKey)?.dataUpdatedAt === before ? undefined : data
  } catch (error) {
    // What could not be read ahead is read when it is asked for.
    return error instanceof ApiError ? error : undefined
  }
}

function newestSlugs(queryClient: QueryClient, resource: (typeof recordLists)[number], locale: Locale) {
  return cachedRows(queryClient, resource, locale)
    .map((row) => row.slug)
    .filter((slug) => slug !== '')
    .slice(0, detailsEach)
}

/** Waits until the visitor's own reads are done. */
function quiet(queryClient: QueryClient): Promise<void> {
  if (queryClient.isFetching() === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() > 0) return
      stop()
      resolve()
    })
  })
}
