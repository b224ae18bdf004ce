import type { QueryClient } from '@tanstack/react-query'
import { cachedRows } from '@/api/queries'
import { publicLists } from '@/contract/rows/public-lists'
import type { Locale } from '@/i18n/locale'
import { isPictureCached } from './pictures-policy'
import { runPrefetch } from './prefetch'

/** The site's own, on screens that may never have been opened: some thirty thousand bytes in all. */
const drawings = [
  '/images/house.svg',
  '/images/comptes.svg',
  ...['fr', 'fr-etroit', 'en', 'en-etroit'].map((kind) => `/organigramme-${kind}.svg`),
]

/**
 * Loads the site's own pictures and those of the newest items, unless they are cached, so that the service worker caches
 * them, for at most so many bytes: one that would be too much, by the server's word, is left out. They are loaded as
 * pictures, one after the other, since that is what the worker caches. Those of other sites are not: nobody may know
 * what they weigh.
 */
export async function prefetchPictures(
  queryClient: QueryClient,
  locale: Locale,
  maxBytes: number,
  mayGoOn: () => boolean,
): Promise<void> {
  if (navigator.serviceWorker?.controller == null) return
  const lists = publicLists.map((resource) => ({ ...resource, rows: cachedRows(queryClient, resource, locale) }))
  let left = maxBytes
  for (const address of [...drawings, ...newestPictures(lists)]) {
    if (left <= 0 || !mayGoOn()) return
    if (await isPictureCached(address)) continue
    const announced = await runPrefetch(() => announcedSize(address))
    if (announced === undefined || announced > left) continue
    const loaded = await runPrefetch(() => load(address))
    left -= Math.max(announced, loaded)
  }
}

/** The bytes of a picture by its server's word, 0 when it does not say; undefined for one that cannot be had. */
async function announcedSize(address: string): Promise<number | undefined> {
  try {
    const answer = await fetch(address, { method: 'HEAD', priority: 'low', signal: AbortSignal.timeout(8000) })
    return answer.ok ? Number(answer.headers.get('content-length')) || 0 : undefined
  } catch {
    return undefined
  }
}

/** The bytes a picture took, as far as the browser tells. */
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

const pictureFields = ['photo', 'image', 'imagePrincipaleUrl']

/** The addresses of this site's pictures of each list's newest rows, the newest of all first; undated rows come last. */
export function newestPictures(lists: readonly { date?: string; rows: readonly object[] }[]): Set<string> {
  const newest = lists.flatMap(({ date = '', rows }) =>
    rows
      .map((row) => ({ pictures: pictureFields.map((field) => textOf(row, field)), date: textOf(row, date) }))
      .sort(byDate)
      .slice(0, newestOfEach),
  )
  return new Set(newest.sort(byDate).flatMap(({ pictures }) => pictures.filter(isOurs)))
}

/** The newest first; rows of the same day, or without one, keep the provider's order. */
const byDate = (one: { date: string }, other: { date: string }) => other.date.localeCompare(one.date)

function textOf(row: object, field: string): string {
  const value: unknown = Reflect.get(row, field)
  return typeof value === 'string' ? value : ''
}

function isOurs(address: string) {
  if (address === '') return false
  try {
    return new URL(address, location.href).origin === location.origin
  } catch {
    return false
  }
}
