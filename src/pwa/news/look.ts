import { asksToSave } from '@/pwa/network/asks-to-save'
import {
  readAnnouncedNews,
  readLocale,
  readSavesData,
  readSeenNews,
  readWantsNews,
  writeAnnouncedNews,
} from '@/pwa/query-cache/reader-cache'
import { choose, type Found, pageOf, rowsIn } from './choose'

/** The contract's paths, written out: its schemas would make the worker twice as large. */
const paths = ['/api/actualites', '/api/communications'] as const

/** The name of the worker's occasional look for news. */
export const newsTag = 'news'

/** What is read of each list, in bytes: its newest rows. Both answers with their headers stay under 3 KiB. */
const part = 700

const kinds = {
  fr: { '/api/actualites': 'Nouvelle actualité', '/api/communications': 'Nouveau communiqué' },
  en: { '/api/actualites': 'News item', '/api/communications': 'New press release' },
} as const

/**
 * In the service worker: looks for news that the reader has not seen, counts them on the application's badge where there
 * is one, and announces them where the reader wants it. Asks for nothing while the reader saves data.
 */
export async function lookForNews({ registration, navigator }: ServiceWorkerGlobalScope): Promise<void> {
  const known = await readSeenNews()
  if (known === undefined || asksToSave(navigator) || (await readSavesData())) return
  const locale = await readLocale()
  const all = await Promise.all(paths.map((path) => newestOf(path, locale, known.newestLast.includes(path))))
  const found = all.flat().filter(({ key }) => !known.seen.includes(key))
  if (found.length > 0) await navigator.setAppBadge?.(found.length)
  if (!(await readWantsNews()) || Notification.permission !== 'granted') return
  const { chosen, next } = choose(found, await readAnnouncedNews(), new Date())
  for (const item of chosen)
    await registration.showNotification(`CDEC · ${kinds[locale][item.path]}`, {
      body: item.title,
      lang: locale,
      tag: item.key,
      icon: '/icon-192.png',
      data: pageOf(item),
    })
  await writeAnnouncedNews(next)
}

/** In the service worker: opens the page of a notification, in the tab that shows it already or in a new one. */
export async function openNews({ clients, location }: ServiceWorkerGlobalScope, page: string): Promise<void> {
  const { href } = new URL(page, location.origin)
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Another tab is not led away: something may be typed there.
  const there = open.find(({ url }) => url === href)
  await (there ? there.focus() : clients.openWindow(href))
}

/** The newest rows of a list, the newest first; none when it cannot be had. */
async function newestOf(path: Found['path'], locale: string, newestLast: boolean): Promise<Found[]> {
  const headers = {
    Accept: 'application/json',
    'Accept-Language': locale,
    'X-Requested-With': 'XMLHttpRequest',
    Range: newestLast ? `bytes=-${part}` : `bytes=0-${part - 1}`,
  }
  try {
    const answer = await fetch(path, { cache: 'no-store', headers, signal: AbortSignal.timeout(20_000) })
    if (!answer.ok || !/json/.test(answer.headers.get('content-type') ?? '')) return []
    const rows = rowsIn(await answer.text(), path)
    return newestLast ? rows.toReversed() : rows
  } catch {
    return []
  }
}
