import { providerHeaders } from '@/api/http'
import { maxPages, nextPage } from '@/api/reads'
import { listIn } from '@/api/unwrap'
import { inOrder, recordAddress, textOf } from '@/contract/rows/define-rows'
import { doualaDate, doualaTime, isoDayOf } from '@/lib/iso-day'
import { careful } from '@/lib/network-use'
import { siteAddress } from '@/lib/site-address'
import { addressIn } from '@/lib/site-paths'
import { type AnnouncedList, type ReaderSettings, readSetting, writeSetting } from '@/pwa/worker/reader-settings'

/** The tag of the periodic background sync. */
export const newsTag = 'news'

/** A row of an announced list; `key` is its list's path and its id. */
export interface Found {
  list: AnnouncedList
  key: string
  title: string
  page: string
}

/**
 * Called in the service worker: looks for news that the reader has not seen, shows their number as the application's badge,
 * and announces them where the reader wants it. Does nothing while data saving is on.
 */
export async function checkNews({ registration, navigator }: ServiceWorkerGlobalScope): Promise<void> {
  const known = await readSetting('news')
  if (known === undefined || careful(null, navigator) || (await readSetting('savesData'))) return
  const { locale, lists, seen } = known
  const all = await Promise.all(lists.map((list) => newestOf(list, locale)))
  const found = all.flat().filter(({ key }) => !seen.includes(key))
  if (found.length > 0) await navigator.setAppBadge?.(found.length)
  if (!(await readSetting('wantsNews')) || Notification.permission !== 'granted') return
  const { chosen, next } = choose(found, await readSetting('announcedNews'), new Date())
  for (const item of chosen)
    await registration.showNotification(`CDEC · ${item.list.label}`, {
      body: item.title,
      lang: locale,
      tag: item.key,
      icon: '/icon-192.png',
      data: addressIn(locale, item.page),
    })
  await writeSetting('announcedNews', next)
}

/** Called in the service worker: opens the page of a notification in the tab that shows it, or in a new one. */
export async function openNews({ clients, location }: ServiceWorkerGlobalScope, page: string): Promise<void> {
  const href = location.origin + (siteAddress(page) ?? '/')
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Another tab is not navigated: it may hold unsaved input.
  const there = open.find(({ url }) => url === href)
  await (there ? there.focus() : clients.openWindow(href))
}

const maxRows = 10

/** Returns the newest rows of a list, newest first; [] when it cannot be read. */
async function newestOf(list: AnnouncedList, locale: string): Promise<Found[]> {
  const signal = AbortSignal.timeout(20_000)
  const rows: unknown[] = []
  try {
    // The newest rows may be on the last page.
    for (let page = 1, address: string | undefined = list.path; address && page <= maxPages; page += 1) {
      const answer = await fetch(address, { cache: 'no-store', headers: providerHeaders(locale), signal })
      if (!answer.ok) return []
      const body: unknown = await answer.json()
      rows.push(...(listIn(body) ?? []))
      const next = nextPage(body)
      address = next && `${list.path}?${next}`
    }
    return newestRows(rows, list)
  } catch {
    return []
  }
}

/** Returns the newest of a list's rows, newest first. */
export function newestRows(rows: readonly unknown[], list: AnnouncedList): Found[] {
  const known = rows
    .filter((row): row is Record<string, unknown> => Object(row) === row && Object(row).id !== undefined)
    .map((row) => ({ ...row, date: doualaDate(textOf(row, list.date)), id: String(row['id']) }))
  return inOrder({ name: list.name, date: 'date' }, known)
    .slice(0, maxRows)
    .map((row) => ({
      list,
      key: `${list.path} ${row.id}`,
      title: textOf(row, list.title),
      page: recordAddress(list, textOf(row, list.key)),
    }))
}

const maxPerDay = 2
/** How many announced keys are stored: more than the rows of one look. */
const maxKeys = 60

/** Returns whether it is night in Douala, from 21:00 to 07:00. */
export function isQuiet(now: Date): boolean {
  const hour = doualaTime(now.getTime()).getUTCHours()
  return hour >= 21 || hour < 7
}

/** Chooses the news to announce now: each once, at most two a day, none at night. `next` is the state to store. */
export function choose(found: readonly Found[], announced: ReaderSettings['announcedNews'] | undefined, now: Date) {
  const day = isoDayOf(now.getTime())
  const keys = announced?.keys ?? []
  const count = announced?.day === day ? announced.count : 0
  const fresh = found.filter(({ key }) => !keys.includes(key))
  const chosen = isQuiet(now) ? [] : fresh.slice(0, Math.max(0, maxPerDay - count))
  const next: ReaderSettings['announcedNews'] = {
    day,
    count: count + chosen.length,
    keys: [...keys, ...chosen.map(({ key }) => key)].slice(-maxKeys),
  }
  return { chosen, next }
}
