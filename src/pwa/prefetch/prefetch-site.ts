import { type FetchQueryOptions, onlineManager, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import type { PublicRows } from '@/api/parse-rows'
import { cachedRows, listQuery, recordQuery, staleAfter } from '@/api/queries'
import { getToken } from '@/api/token'
import { pagedLists, publicLists, recordLists } from '@/contract/rows/public-lists'
import { type Locale, locales } from '@/i18n/locale'
import { addressIn } from '@/lib/site-paths'
import { withoutLargeRows } from '@/pwa/query-cache/persist'
import { cacheReaches } from '@/pwa/query-cache/use-cache-value'
import type { WorkerMessage } from '@/pwa/worker/messages'
import { readSetting } from '@/pwa/worker/reader-settings'
import { maxBytesAhead, maxBytesOnDemand, mayReadAhead } from './may-read-ahead'
import { prefetchPictures } from './pictures'
import { runPrefetch } from './prefetch'

const maxRecords = 12

/** On a slow line a list takes longer than its bytes. */
const listsAtATime = 3

const dayMs = 24 * 3_600_000
/**
 * The age at which a read is prefetched again, in milliseconds. Pages that the reader opens are read again anyway; a daily
 * prefetch of everything would be 1.3 MiB a month.
 */
const maxAges = { lists: 3 * dayMs, records: 7 * dayMs, otherLanguage: 7 * dayMs }
/** The age where the reader has asked for everything. */
const maxAgeOnDemandMs = 600_000

/** How often the JSON of a read is longer than its compressed answer. */
const compression = 3

interface Options {
  /** The reader has asked for everything now: in both languages, whatever the network. */
  onDemand?: boolean
  /** Caches the files of the site, once the lists are read. */
  afterLists?: () => Promise<void>
}

/**
 * Reads ahead what can be opened offline, as far as the network is for it (may-read-ahead.ts): in the languages that are used
 * on this device the public lists, a few at a time, then one after the other the newest details, the lists' documents and
 * pictures. It waits for the reader's own reads, and stops without a network, after a refusal, and for a signed-in user.
 */
export async function prefetchSite(
  queryClient: QueryClient,
  locale: Locale,
  { onDemand = false, afterLists }: Options = {},
): Promise<void> {
  const used = onDemand ? locales : ((await readSetting('languages')) ?? [])
  const languages = new Set([locale, ...used])
  const staleAfterAge = (maxAge: number) => staleAfter(onDemand ? maxAgeOnDemandMs : maxAge)
  const maxBytes = onDemand ? maxBytesOnDemand : maxBytesAhead()
  let spent = 0
  let refused = false
  const mayGoOn = () =>
    !refused &&
    spent < maxBytes &&
    (onDemand || (onlineManager.isOnline() && mayReadAhead() !== 'nothing')) &&
    getToken() === null
  const wantsAll = () => mayGoOn() && (onDemand || mayReadAhead() === 'everything')
  /** Counts what was read. Rows that are too large to be persisted do not count, so that they cost the other lists nothing. */
  const cost = (data: PublicRows<unknown> | ApiError | undefined, counted = (rows: PublicRows<unknown>) => rows) => {
    const failure = data instanceof ApiError ? data.status : data?.failure
    refused ||= failure !== undefined && isInVain(failure)
    if (data !== undefined && !(data instanceof ApiError)) spent += JSON.stringify(counted(data)).length / compression
  }
  for (const language of languages) {
    const staleTime = staleAfterAge(language === locale ? maxAges.lists : maxAges.otherLanguage)
    const readList = async (resource: (typeof publicLists)[number]) =>
      cost(await read(queryClient, { ...listQuery(resource, language), staleTime }), withoutLargeRows)
    for (let from = 0; from < publicLists.length && mayGoOn(); from += listsAtATime) {
      await quiet(queryClient)
      await Promise.all(publicLists.slice(from, from + listsAtATime).map(readList))
    }
  }
  await afterLists?.()
  for (const language of languages)
    for (const resource of recordLists)
      for (const slug of newestSlugs(queryClient, resource, language)) {
        if (!wantsAll()) break
        await quiet(queryClient)
        cost(
          await read(queryClient, {
            ...recordQuery(resource, slug, language),
            staleTime: staleAfterAge(maxAges.records),
          }),
        )
      }
  if (!mayGoOn()) return
  const pages = wantsAll() ? pagedLists.map(({ page }) => addressIn(locale, page.path)) : []
  const message: WorkerMessage = { type: 'CACHE_PAGES', paths: [location.pathname, ...pages] }
  navigator.serviceWorker?.controller?.postMessage(message)
  await prefetchPictures(queryClient, [...languages], { maxBytes: maxBytes - spent, withRows: wantsAll(), mayGoOn })
}

/** A provider that refuses one read is asked for nothing more; without a network the next read would fail too. */
const isInVain = (status: number) => [0, 429, 503].includes(status)

/** Resolves to the data read, undefined when the cached data is fresh, or the error. */
async function read<Data>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data>,
): Promise<Data | ApiError | undefined> {
  const before = queryClient.getQueryState(options.queryKey)?.dataUpdatedAt
  try {
    const data = await runPrefetch(() => queryClient.fetchQuery({ ...options, retry: false }))
    return queryClient.getQueryState(options.queryKey)?.dataUpdatedAt === before ? undefined : data
  } catch (error) {
    // A failed prefetch is read when its page is opened.
    return error instanceof ApiError ? error : undefined
  }
}

/** Returns the slugs of the newest records of a list, as far as their rows are small enough to be persisted. */
export function newestSlugs(queryClient: QueryClient, resource: (typeof recordLists)[number], locale: Locale) {
  return withoutLargeRows({ rows: cachedRows(queryClient, resource, locale) })
    .rows.map((row) => row.slug)
    .filter((slug) => slug !== '')
    .slice(0, maxRecords)
}

/** Waits until the visitor's own reads are done. */
const quiet = (queryClient: QueryClient) => cacheReaches(queryClient, () => queryClient.isFetching() === 0)
