import type { Rows } from '@/contract/rows/define-rows'
import type { Locale } from '@/i18n/locale'

/** What the worker needs of a list's definition, whose schemas would double its size. */
export interface AnnouncedList extends Required<Pick<Rows, 'name' | 'path' | 'key' | 'page' | 'date'>> {
  /** The field of the title. */
  title: string
  /** What a notification calls a new row, in the reader's language. */
  label: string
}

/** Settings shared with the service worker, which cannot read localStorage. */
export interface ReaderSettings {
  /** The languages that were used on this device. */
  languages: Locale[]
  savesData: boolean
  /** Whether the reader wants notifications of news. */
  wantsNews: boolean
  /** What the last visit knew of the announced lists, in its language; `seen` are the rows that it had, each as `path id`. */
  news: { locale: Locale; lists: AnnouncedList[]; seen: string[] }
  /** The last day with announcements in Douala, their number, and the keys of all announced news. */
  announcedNews: { day: string; count: number; keys: string[] }
}

/** The cache of the settings, which repairs do not remove (also public/reparer.js and sw-off.js). */
export const settingsCache = 'reader'
const addressOf = (name: keyof ReaderSettings) => `/__reader/${name}`

export async function writeSetting<Name extends keyof ReaderSettings>(
  name: Name,
  value: ReaderSettings[Name],
): Promise<void> {
  try {
    await (await caches.open(settingsCache)).put(addressOf(name), Response.json(value))
  } catch {
    // Where storage is refused there is no worker either.
  }
}

/** Resolves to undefined for a setting that was never written, or where storage is refused. */
export async function readSetting<Name extends keyof ReaderSettings>(
  name: Name,
): Promise<ReaderSettings[Name] | undefined> {
  try {
    return await (await caches.match(addressOf(name), { cacheName: settingsCache }))?.json()
  } catch {
    return undefined
  }
}
