import type { QueryClient } from '@tanstack/react-query'
import { cachedRows } from '@/api/queries'
import { inOrder, type Rows, textOf } from '@/contract/rows/define-rows'
import { publicLists } from '@/contract/rows/public-lists'
import type { Locale } from '@/i18n/locale'
import { siteAddress } from '@/lib/site-address'
import { isPictureCached } from './pictures-policy'
import { runPrefetch } from './prefetch'

/** The site's own pictures on screens that may not have been opened yet: 30 kB in all. */
const drawings = [
  '/images/house.svg',
  '/images/comptes.svg',
  ...['fr', 'fr-etroit', 'en', 'en-etroit'].map((kind) => `/organigramme-${kind}.svg`),
]

/**
 * Loads the site's own pictures and those of the newest items that are not cached, one after the other, up to `maxBytes`. A
 * picture whose announced size exceeds the rest is skipped. They are loaded as images, because the service worker caches
 * those. Pictures of other sites are not loaded: their size cannot be read.
 */
export async function prefetchPictures(
  queryClient: QueryClient,
  locale: Locale,
  maxBytes: number,
  mayGoOn: () => boolean,
): Promise<void> {
  if (navigator.serviceWorker?.controller == null) return
  const lists = publicLists.map((resource) => ({ ...resource, rows: cachedRows(queryClient, resource, locale) }))
  let remaining = maxBytes
  for (const address of [...drawings, ...newestPictures(lists)]) {
    if (remaining <= 0 || !mayGoOn()) return
    if (await isPictureCached(address)) continue
    const announced = await runPrefetch(() => announcedSize(address))
    if (announced === undefined || announced > remaining) continue
    const loaded = await runPrefetch(() => load(address))
    remaining -= Math.max(announced, loaded)
  }
}

/** Resolves to a picture's Content-Length in bytes, 0 without one; undefined when it cannot be loaded. */
async function announcedSize(address: string): Promise<number | undefined> {
  try {
    const answer = await fetch(address, { method: 'HEAD', priority: 'low', signal: AbortSignal.timeout(8000) })
    return answer.ok ? Number(answer.headers.get('content-length')) || 0 : undefined
  } catch {
    return undefined
  }
}

/** Loads a picture. Resolves to its encoded size in bytes, 0 where the browser does not tell. */
function load(address: string): Promise<number> {
  return new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => {
      const entry = performance.getEntriesByName(image.src).find((one) => one instanceof PerformanceResourceTiming)
      resolve(entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0)
    })
    image.addEventListener('error', () => resolve(0))
    image.fetchPriority = 'low'
    image.src = address
  })
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
