import type { Locale } from '@/i18n/locale'
import type { Announced } from '@/pwa/news/choose'

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

/** The news the reader has seen, as `path id` each, and the paths of the lists whose newest row is the last. */
interface SeenNews {
  seen: string[]
  newestLast: string[]
}

export const writeSeenNews = (news: SeenNews) => write('/__seen-news', JSON.stringify(news))

/** Undefined before the first visit's end. */
export async function readSeenNews(): Promise<SeenNews | undefined> {
  const news: SeenNews | string[] | undefined = JSON.parse((await read('/__seen-news')) ?? 'null') ?? undefined
  // An earlier release stored the list alone.
  return Array.isArray(news) ? { seen: news, newestLast: [] } : news
}

/** Whether the reader wants to be told of news. */
export const writeWantsNews = (wants: boolean) => write('/__wants-news', wants ? 'yes' : 'no')
export const readWantsNews = async () => (await read('/__wants-news')) === 'yes'

export const writeAnnouncedNews = (announced: Announced) => write('/__announced-news', JSON.stringify(announced))

export async function readAnnouncedNews(): Promise<Announced | undefined> {
  return JSON.parse((await read('/__announced-news')) ?? 'null') ?? undefined
}

/** A new version: what names it, and how many bytes of it the device does not have. */
export interface AvailableUpdate {
  release: string
  bytes: number
}

export const writeAvailableUpdate = (update: AvailableUpdate) => write('/__update', JSON.stringify(update))

export async function readAvailableUpdate(): Promise<AvailableUpdate | undefined> {
  return JSON.parse((await read('/__update')) ?? 'null') ?? undefined
}

/** The version that a reader who saves data has asked for. */
export const writeAcceptedUpdate = (release: string) => write('/__accepted-update', release)
export const readAcceptedUpdate = () => read('/__accepted-update')

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
