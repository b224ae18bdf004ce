import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { type Locale, locales } from '@/i18n/locale'
import { isOfLists } from './list-files'
import { readSetting } from './reader-settings'

declare const self: ServiceWorkerGlobalScope

/** Workbox installs one file after the other, which on a slow line takes longer than their bytes. */
const filesAtATime = 6

const files: PrecacheEntry[] = []
const controller = new PrecacheController()

const shellOf = (locale: Locale) => (locale === 'fr' ? 'app.html' : `${locale}/app.html`)

/** Resolves to the cached shell of a language. */
export const cachedShell = (locale: Locale): Promise<Response | undefined> =>
  controller.matchPrecache(`/${shellOf(locale)}`)

/** Caches the files of the public site at installation, and answers with them. A missing one is cached when it is requested. */
export function serveSiteFiles(manifest: readonly PrecacheEntry[]): void {
  files.push(...manifest)
  controller.addToCacheList(files)
  registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/.*/] }))
  self.addEventListener('install', (event) => {
    event.waitUntil(install(event))
  })
  self.addEventListener('activate', controller.activate)
}

/**
 * Caches the files of the languages that are used on this device; of both where storage does not tell. The first worker is active
 * once the lists can be read, and the page asks for the rest. The next one replaces the whole site: activated without it, it would
 * take pages from the device.
 */
async function install(event: ExtendableEvent): Promise<void> {
  const used = (await readSetting('languages')) ?? locales
  const isFirst = self.registration.active === null
  await cacheFiles(event, (url) => used.some((locale) => isOf(url, locale)) && (!isFirst || isOfLists(url)))
}

/** Caches the files of a language that are missing: of the lists alone, or all of them. Its shell is the last of those. */
export async function cacheLanguage(event: ExtendableEvent, locale: Locale, part: 'lists' | 'site'): Promise<void> {
  const shell = shellOf(locale)
  await cacheFiles(event, (url) => url !== shell && isOf(url, locale) && isOfLists(url))
  await cacheFiles(event, (url) => url === shell)
  if (part === 'site') await cacheFiles(event, (url) => isOf(url, locale))
}

/** Returns whether all files of a language are cached. */
export async function hasLanguage(locale: Locale): Promise<boolean> {
  return (await missingFiles((url) => isOf(url, locale))).length === 0
}

/** Returns whether a page in a language needs a file. No page needs the shell or a catalog of the other language. */
function isOf(url: string, locale: Locale): boolean {
  return !locales.some((other) => other !== locale && (url === shellOf(other) || catalogOf[other].test(url)))
}

const catalogOf: Record<Locale, RegExp> = {
  fr: /^assets\/[a-z]+-fr-[\w-]{8}\.js$/,
  en: /^assets\/[a-z]+-en-[\w-]{8}\.js$/,
}

async function missingFiles(isWanted: (url: string) => boolean): Promise<PrecacheEntry[]> {
  const cache = await caches.open(controller.strategy.cacheName)
  const cached = new Set((await cache.keys()).map(({ url }) => url))
  return files.filter(({ url }) => isWanted(url) && !cached.has(controller.getCacheKeyForURL(url) ?? ''))
}

async function cacheFiles(event: ExtendableEvent, isWanted: (url: string) => boolean): Promise<void> {
  const waiting = await missingFiles(isWanted)
  const cacheNext = async (): Promise<void> => {
    const entry = waiting.shift()
    if (entry === undefined) return
    const { url, integrity, revision } = entry
    const request = new Request(url, {
      cache: revision ? 'reload' : 'default',
      priority: 'low',
      credentials: 'same-origin',
      ...(integrity && { integrity }),
    })
    const cacheKey = controller.getCacheKeyForURL(url)
    await Promise.all(controller.strategy.handleAll({ event, request, params: { cacheKey, integrity } }))
    return cacheNext()
  }
  await Promise.all(Array.from({ length: filesAtATime }, cacheNext))
}
