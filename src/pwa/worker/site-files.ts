import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { type Locale, locales } from '@/i18n/locale'
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

/** Caches the files of the languages that are used on this device; of both where storage does not tell. */
async function install(event: ExtendableEvent): Promise<void> {
  const used = (await readSetting('languages')) ?? locales
  await cacheFiles(event, ({ url }) => used.some((locale) => isOf(url, locale)))
}

/** Caches the files of a language that are missing. Its shell is the last of them. */
export async function cacheLanguage(event: ExtendableEvent, locale: Locale): Promise<void> {
  if (await cachedShell(locale)) return
  const shell = shellOf(locale)
  await cacheFiles(event, ({ url }) => url !== shell && isOf(url, locale))
  await cacheFiles(event, ({ url }) => url === shell)
}

/** Returns whether a page in a language needs a file. No page needs the shell or a catalog of the other language. */
function isOf(url: string, locale: Locale): boolean {
  return !locales.some((other) => other !== locale && (url === shellOf(other) || catalogOf[other].test(url)))
}

const catalogOf: Record<Locale, RegExp> = {
  fr: /^assets\/[a-z]+-fr-[\w-]{8}\.js$/,
  en: /^assets\/[a-z]+-en-[\w-]{8}\.js$/,
}

async function cacheFiles(event: ExtendableEvent, isWanted: (entry: PrecacheEntry) => boolean): Promise<void> {
  const waiting = files.filter(isWanted)
  const cacheNext = async (): Promise<void> => {
    const entry = waiting.shift()
    if (entry === undefined) return
    const { url, integrity, revision } = entry
    const request = new Request(url, {
      cache: revision ? 'reload' : 'default',
      credentials: 'same-origin',
      ...(integrity && { integrity }),
    })
    const cacheKey = controller.getCacheKeyForURL(url)
    await Promise.all(controller.strategy.handleAll({ event, request, params: { cacheKey, integrity } }))
    return cacheNext()
  }
  await Promise.all(Array.from({ length: filesAtATime }, cacheNext))
}
