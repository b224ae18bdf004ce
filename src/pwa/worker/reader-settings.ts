import type { Locale } from '@/i18n/locale'

/** What the service worker must know of the reader, and notes for the pages: it cannot read localStorage. */
export interface ReaderSettings {
  locale: Locale
  savesData: boolean
  /** Whether the reader wants to be told of news. */
  wantsNews: boolean
  /** The news that the reader has seen, as `path id` each. */
  seenNews: string[]
  /** What was announced: how many on which day in Douala, and which ever. */
  announcedNews: { day: string; count: number; keys: string[] }
  /** A new version: what names it, and how many bytes of it the device does not have. */
  availableUpdate: { release: string; bytes: number }
  /** The version that a reader who saves data has asked for. */
  acceptedUpdate: string
}

const cacheName = 'reader'
const addressOf = (name: keyof ReaderSettings) => `/__reader/${name}`

export async function writeSetting<Name extends keyof ReaderSettings>(
  name: Name,
  value: ReaderSettings[Name],
): Promise<void> {
  try {
    await (await caches.open(cacheName)).put(addressOf(name), Response.json(value))
  } catch {
    // Refused storage: there is no worker that could read it either.
  }
}

/** Returns undefined for what was never written, or where the storage is refused. */
export async function readSetting<Name extends keyof ReaderSettings>(
  name: Name,
): Promise<ReaderSettings[Name] | undefined> {
  try {
    return await (await caches.match(addressOf(name), { cacheName }))?.json()
  } catch {
    return undefined
  }
}
