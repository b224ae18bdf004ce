import { providerHeaders } from '@/api/provider-headers'
import type { AnnouncedResource } from '@/contract/rows/public-lists'
import { addressIn, type Locale } from '@/i18n/locale'
import { doualaDate, doualaTime, isoDayOf } from '@/lib/iso-day'
import { siteAddress } from '@/lib/site-address'
import { asksToSave } from '@/pwa/network/asks-to-save'
import { type ReaderSettings, readSetting, writeSetting } from '@/pwa/worker/reader-settings'

type Announced = AnnouncedResource['path']

/** The date fields of the announced lists, repeated here because the contract's schemas would double the worker's size. */
const dates: { [Path in Announced]: Extract<AnnouncedResource, { path: Path }>['date'] } = {
  '/api/actualites': 'datePublication',
  '/api/communications': 'communication_date',
}

/** The tag of the periodic background sync. */
export const newsTag = 'news'

/** A news item or a press release; `key` is its list's path and its id. */
export interface Found {
  key: string
  path: Announced
  id: string
  title: string
  slug: string
}

const kinds: Record<Locale, Record<Announced, string>> = {
  fr: { '/api/actualites': 'Nouvelle actualité', '/api/communications': 'Nouveau communiqué' },
  en: { '/api/actualites': 'News item', '/api/communications': 'New press release' },
}

/**
 * Called in the service worker: looks for news that the reader has not seen, shows their number as the application's badge,
 * and announces them where the reader wants it. Does nothing while data saving is on.
 */
export async function lookForNews({ registration, navigator }: ServiceWorkerGlobalScope): Promise<void> {
  const seen = await readSetting('seenNews')
  if (seen === undefined || asksToSave(navigator) || (await readSetting('savesData'))) return
  const locale = (await readSetting('locale')) ?? 'fr'
  const paths = Object.keys(dates) as Announced[] // the keys of `dates`
  const all = await Promise.all(paths.map((path) => newestOf(path, dates[path], locale)))
  const found = all.flat().filter(({ key }) => !seen.includes(key))
  if (found.length > 0) await navigator.setAppBadge?.(found.length)
  if (!(await readSetting('wantsNews')) || Notification.permission !== 'granted') return
  const { chosen, next } = choose(found, await readSetting('announcedNews'), new Date())
  for (const item of chosen)
    await registration.showNotification(`CDEC · ${kinds[locale][item.path]}`, {
      body: item.title,
      lang: locale,
      tag: item.key,
      icon: '/icon-192.png',
      data: addressIn(locale, pageOf(item)),
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
async function newestOf(path: Found['path'], dateField: string, locale: string): Promise<Found[]> {
  try {
    const answer = await fetch(path, {
      cache: 'no-store',
      headers: providerHeaders(locale),
      signal: AbortSignal.timeout(20_000),
    })
    return answer.ok ? newestRows(await answer.json(), path, dateField) : []
  } catch {
    return []
  }
}

/** Returns the newest rows of a list's answer, bare or in `data`, newest first. */
export function newestRows(answer: unknown, path: Found['path'], dateField: string): Found[] {
  const rows: unknown = Array.isArray(answer) ? answer : Object(answer).data
  if (!Array.isArray(rows)) return []
  const known = rows.filter((row): row is Record<string, unknown> => Object(row) === row && 'id' in row)
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  return known
    .toSorted((one, other) => doualaDate(text(other[dateField])).localeCompare(doualaDate(text(one[dateField]))))
    .slice(0, maxRows)
    .map((row) => {
      const id = text(row['id'])
      return { key: `${path} ${id}`, path, id, title: text(row['titre'] ?? row['title']), slug: text(row['slug']) }
    })
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

const pages: Record<Announced, (found: Found) => string> = {
  '/api/actualites': ({ slug }) => (slug === '' ? '/actualites' : `/actualites/${encodeURIComponent(slug)}`),
  '/api/communications': ({ id }) => `/communique#communications-${id}`,
}

/** Returns the page of a news item or a press release. */
export const pageOf = (found: Found): string => pages[found.path](found)
