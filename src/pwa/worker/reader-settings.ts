import type { Locale } from '@/i18n/locale'

/** Settings shared with the service worker, which cannot read localStorage. */
interface ReaderSettings {
  /** The languages that were used on this device. */
  languages: Locale[]
  savesData: boolean
}

/** The cache of the settings, which repairs do not remove (also public/reparer.js and sw-off.js). */
const settingsCache = 'reader'
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
