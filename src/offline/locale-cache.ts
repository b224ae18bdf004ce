import type { Locale } from '@/i18n/locale'

const cacheName = 'reader'
const address = '/__locale'

/** Tells the service worker the reader's language: it cannot read localStorage. */
export async function keepLocale(locale: Locale): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    await cache.put(address, new Response(locale))
  } catch {
    // Refused storage: the worker serves French documents, and the page renders itself in the reader's language.
  }
}

export async function keptLocale(): Promise<Locale> {
  try {
    const response = await caches.match(address, { cacheName })
    return (await response?.text()) === 'en' ? 'en' : 'fr'
  } catch {
    return 'fr'
  }
}
