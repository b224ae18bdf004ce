import type { Locale } from '@/i18n/locale'

// What the service worker must know of the reader: it cannot read localStorage.
const cacheName = 'reader'

export const writeLocale = (locale: Locale) => write('/__locale', locale)
export const writeSavesData = (saves: boolean) => write('/__saves-data', saves ? 'yes' : 'no')

export async function readLocale(): Promise<Locale> {
  return (await read('/__locale')) === 'en' ? 'en' : 'fr'
}

export async function readSavesData(): Promise<boolean> {
  return (await read('/__saves-data')) === 'yes'
}

/** The news the reader has seen, as `path id` each; undefined before the first visit's end. */
export const writeSeenNews = (seen: readonly string[]) => write('/__seen-news', JSON.stringify(seen))

export async function readSeenNews(): Promise<string[] | undefined> {
  const text = await read('/__seen-news')
  return text === undefined ? undefined : JSON.parse(text)
}

async function write(address: string, text: string): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    await cache.put(address, new Response(text))
  } catch {
    // Refused storage: the worker serves French documents, and the page renders itself in the reader's language.
  }
}

async function read(address: string): Promise<string | undefined> {
  try {
    return await (await caches.match(address, { cacheName }))?.text()
  } catch {
    return undefined
  }
}
