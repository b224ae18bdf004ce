import type { QueryClient } from '@tanstack/react-query'
import { listQuery } from '@/api/queries'
import { publicLists } from '@/contract/rows/public-lists'
import type { Locale } from '@/i18n/locale'
import { isPictureCached } from './cached-picture'
import { newestPictures } from './newest-pictures'
import { runPrefetch } from './prefetch'

/** The site's own, on screens that may never have been opened: some thirty thousand bytes in all. */
const drawings = [
  '/images/house.svg',
  '/images/comptes.svg',
  ...['fr', 'fr-etroit', 'en', 'en-etroit'].map((kind) => `/organigramme-${kind}.svg`),
]

/**
 * Loads the site's own pictures and those of the newest items, unless they are kept, so that the service worker keeps
 * them, for at most so many bytes: one that would be too much, by the server's word, is left out. They are loaded as
 * pictures, one after the other, since that is what the worker keeps. Those of other sites are not: nobody may know
 * what they weigh.
 */
export async function prefetchPictures(
  queryClient: QueryClient,
  locale: Locale,
  most: number,
  mayGoOn: () => boolean,
): Promise<void> {
  if (navigator.serviceWorker?.controller == null) return
  const lists = publicLists.map((resource) => queryClient.getQueryData(listQuery(resource, locale).queryKey) ?? [])
  let left = most
  for (const address of [...drawings, ...newestPictures(lists)]) {
    if (left <= 0 || !mayGoOn()) return
    if (await isPictureCached(address)) continue
    const said = await runPrefetch(() => saidSize(address))
    if (said === undefined || said > left) continue
    const loaded = await runPrefetch(() => load(address))
    left -= Math.max(said, loaded)
  }
}

/** The bytes of a picture by its server's word, 0 when it does not say; undefined for one that cannot be had. */
async function saidSize(address: string): Promise<number | undefined> {
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
