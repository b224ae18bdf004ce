import { messageSW } from 'workbox-window'
import { pagedLists } from '@/contract/rows/public-lists'
import { addressIn, type Locale } from '@/i18n/locale'
import type { WorkerMessage } from '@/pwa/worker/messages'
import { runPrefetch } from './prefetch'

/** Has the worker cache the documents of the current page and of the lists, one after the other, that are not cached. */
export async function prefetchPages(locale: Locale, mayGoOn: () => boolean): Promise<void> {
  const worker = navigator.serviceWorker?.controller
  if (worker == null) return
  for (const path of [location.pathname, ...pagedLists.map(({ page }) => addressIn(locale, page.path))]) {
    if (!mayGoOn()) return
    const address = new URL(path, location.href).href
    if (await caches.match(address, { cacheName: 'pages', ignoreVary: true })) continue
    await runPrefetch(() => messageSW(worker, { type: 'CACHE_PAGE', address } satisfies WorkerMessage))
  }
}
