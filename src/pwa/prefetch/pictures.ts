import type { QueryClient } from '@tanstack/react-query'
import { messageSW } from 'workbox-window'
import { cachedRows } from '@/api/queries'
import { inOrder, type Rows, textOf } from '@/contract/rows/define-rows'
import { publicLists } from '@/contract/rows/public-lists'
import type { Locale } from '@/i18n/locale'
import { siteAddress } from '@/lib/site-address'
import { within } from '@/lib/within'
import type { WorkerMessage } from '@/pwa/worker/messages'
import { isPictureCached } from './pictures-policy'
import { runPrefetch } from './prefetch'

/** The site's own pictures on screens that may not have been opened yet: 9 KiB on the line. */
const drawings = ['/images/house.svg', '/images/comptes.svg', '/default-placeholder.jpg']
const charts = (locale: Locale) => [`/organigramme-${locale}.svg`, `/organigramme-${locale}-etroit.svg`]

/**
 * Has the service worker cache the site's own pictures and, `withRows`, those of the newest items, one after the other, up to
 * `maxBytes`. Pictures of other sites are not loaded: their size cannot be read.
 */
export async function prefetchPictures(
  queryClient: QueryClient,
  languages: readonly Locale[],
  { maxBytes, withRows, mayGoOn }: { maxBytes: number; withRows: boolean; mayGoOn: () => boolean },
): Promise<void> {
  const { controller } = navigator.serviceWorker ?? {}
  if (!controller) return
  let remaining = maxBytes
  for (const address of picturesToCache(queryClient, languages, withRows)) {
    if (remaining <= 0 || !mayGoOn()) return
    if (await isPictureCached(address)) continue
    remaining -= await runPrefetch(() => cachePicture(controller, address, remaining))
  }
}

/** Returns the addresses of the site's own pictures and, `withRows`, of those of the newest items. */
export function picturesToCache(queryClient: QueryClient, languages: readonly Locale[], withRows: boolean): string[] {
  const lists = (withRows ? languages : []).flatMap((language) =>
    publicLists.map((resource) => ({ ...resource, rows: cachedRows(queryClient, resource, language) })),
  )
  return [...drawings, ...languages.flatMap(charts), ...newestPictures(lists)]
}

/** How long to wait for the worker, in milliseconds: it gives up a transfer earlier, but does not answer when the browser stops it. */
const workerTimeoutMs = 70_000

/** Resolves to a picture's size in bytes, 0 where it was not cached. */
async function cachePicture(worker: ServiceWorker, address: string, maxBytes: number): Promise<number> {
  const message: WorkerMessage = { type: 'CACHE_PICTURE', address, maxBytes }
  const bytes: unknown = await within(workerTimeoutMs, messageSW(worker, message))
  return typeof bytes === 'number' ? bytes : 0
}

const newestOfEach = 8

/** Returns the addresses of this site's pictures in each list's first rows, newest first; undated rows come last. */
function newestPictures(
  lists: readonly (Pick<Rows, 'date' | 'pictures'> & { rows: readonly object[] })[],
): Set<string> {
  const shown = lists.flatMap(({ date = '', pictures = [], rows }) =>
    rows.slice(0, newestOfEach).map((row) => ({
      date: textOf(row, date),
      pictures: pictures.map((field) => textOf(row, field)),
    })),
  )
  const newest = inOrder({ name: 'pictures', date: 'date' }, shown)
  return new Set(newest.flatMap(({ pictures }) => pictures.filter(isOurs)))
}

const isOurs = (address: string) => address !== '' && siteAddress(address) !== undefined
