/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { openDocument } from '@/pwa/downloads/downloads-cache'
import { lookForNews, newsTag, openNews } from '@/pwa/news/look'
import { readAcceptedUpdate, readLocale, readSavesData, writeAvailableUpdate } from '@/pwa/query-cache/reader-cache'
import { type BuildFile, checkOf, verified } from './build-files'
import { type Frame, type Parts, sectionOf, sheetsOf, shellPath, type Texts, unpackDocument } from './documents'
import { lastResort } from './last-resort'
import type { FileCount, UpdateOffered, WorkerMessage } from './messages'
import { pictures } from './pictures'

declare const self: ServiceWorkerGlobalScope & { buildFiles: BuildFile[] }

/** The public files of the build, which sw.ts names. */
const manifest = self.buildFiles
/** What every page needs; Workbox precaches one file after the other, so that the rest is cached beside it. */
const isCore = ({ url }: BuildFile) =>
  !url.startsWith('assets/') || /^assets\/(?:main|vendor|program|rolldown-runtime)-/.test(url)
const rest = manifest.filter((file) => !isCore(file))
const addresses = new Set(rest.map(({ url }) => `/${url}`))

const check = checkOf(manifest, location.origin)
const ofBuild = plugins(verified(check))

// Nothing but GET passes through here (Workbox's default), and never the provider's data: that is the query cache's.
const precache = new PrecacheController({ plugins: ofBuild })
precache.addToCacheList(manifest.filter(isCore))
registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [/.*/] }))

// What repairs the site needs nothing that could be damaged.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && ofThisSite(url) && /^\/reparer\/?$/i.test(url.pathname),
  ({ request }) => fetch(request).catch(lastResort),
)

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' &&
    ofThisSite(url) &&
    !/^\/(?:api|__mock)(?:\/|$)/.test(url.pathname) &&
    !/\.[a-z0-9]+$/i.test(url.pathname),
  ({ request, url }) => documentFor(request, url.pathname),
)

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' &&
    ofThisSite(url) &&
    (url.pathname.startsWith('/api/') || /\.[a-z0-9]+$/i.test(url.pathname)),
  ({ request, url }) => openDocument(request, url),
)

registerRoute(
  ({ request, url }) => request.destination === 'image' && ofThisSite(url) && !fromOffice(request),
  pictures('pictures', 150),
)

// Each answer of another origin is charged about seven megabytes of the quota: few are cached.
registerRoute(
  ({ request, url }) => request.destination === 'image' && url.hostname === 'i.ytimg.com',
  pictures('thumbnails', 12),
)

const filesCache = { cacheName: 'assets', matchOptions: { ignoreVary: true } }
const few = new ExpirationPlugin({ maxEntries: 400 })
const good = new CacheableResponsePlugin({ statuses: [200] })

// The hashed files that are not precached.
const assets = new CacheFirst({ ...filesCache, plugins: plugins(...ofBuild, good, few) })
registerRoute(({ url }) => ofThisSite(url) && addresses.has(url.pathname), assets)

// Those of older releases, for tabs that have not been reloaded: they cannot be checked, so that the server comes first.
const olderFiles = new NetworkFirst({ ...filesCache, plugins: plugins({ fetchDidSucceed: refuseOthers }, good, few) })
registerRoute(
  ({ url }) => ofThisSite(url) && /^\/assets\/[^/]+\.(?:js|css)$/.test(url.pathname) && !addresses.has(url.pathname),
  olderFiles,
)

self.addEventListener('install', (event) => event.waitUntil(Promise.all([takeNavigations(event), install(event)])))
self.addEventListener('activate', (event) => event.waitUntil(precache.activate(event)))

// The installed application, closed, looks now and then for what is new.
self.addEventListener('periodicsync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string } // the worker's types do not have it
  if (tag !== newsTag) return
  waitUntil.call(event, lookForNews(self))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNews(self, String(event.notification.data)))
})

self.addEventListener('message', (event) => {
  const data: WorkerMessage | null = event.data
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (data?.type === 'COUNT') event.waitUntil(countStored().then((counted) => event.ports[0]?.postMessage(counted)))
  if (data?.type === 'COMPLETE')
    event.waitUntil(complete(event, data.everyPage).then((whole) => event.ports[0]?.postMessage(whole)))
})

// Who works in the back office needs the network, and an avatar is somebody's face.
function fromOffice({ referrer }: Request) {
  return URL.canParse(referrer) && /^\/admin(?:\/|$)/i.test(new URL(referrer).pathname)
}

/**
 * While a worker starts, Chromium asks the server for the page, in case that answers sooner (ServiceWorkerAutoPreload):
 * after each release a document of 18 KiB which is on the device. It does not where a route names the worker.
 */
async function takeNavigations(event: Routed): Promise<void> {
  await event.addRoutes?.({ condition: { requestMode: 'navigate' }, source: 'fetch-event' })
}

/** The install event where there is a static routing API; the worker's types do not have it. */
interface Routed extends ExtendableEvent {
  addRoutes?: (rule: { condition: { requestMode: 'navigate' }; source: 'fetch-event' }) => Promise<void>
}

/**
 * The first worker is installed at once, and completed when its page asks: Chromium gives an installation three requests
 * at a time. A new version is installed whole, or not at all. Whoever saves data is asked before it is downloaded: until
 * then the installation fails, so that the old worker and its files stay.
 */
async function install(event: ExtendableEvent): Promise<void> {
  if (!self.registration.active) return
  await offerUpdate()
  await Promise.all([precache.install(event), ...rest.map((file) => cached(event, file))])
}

async function offerUpdate(): Promise<void> {
  const missing = await Promise.all(manifest.map(async (file) => ((await stored(`/${file.url}`)) ? 0 : file.bytes)))
  const bytes = missing.reduce((sum, one) => sum + one, 0)
  const release = manifest.find(({ url }) => isPart(url, 'frame'))?.integrity ?? ''
  await writeAvailableUpdate({ release, bytes })
  if (!(await readSavesData()) || (await readAcceptedUpdate()) === release) return
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  for (const page of pages) page.postMessage({ type: 'UPDATE_OFFERED' } satisfies UpdateOffered)
  throw new Error('The new version waits to be asked for: data is saved')
}

/** Caches a public file that is not precached; rejects when it cannot be had. */
async function cached(event: ExtendableEvent, { url }: BuildFile): Promise<void> {
  const request = new Request(`/${url}`)
  const [response, done] = assets.handleAll({ event, request })
  if (!(await response).ok) throw new Error(`${request.url} cannot be had`)
  // The file is cached before its age is noted, which a refused IndexedDB makes fail.
  await done.catch(() => undefined)
}

/** How many of the public files are on this device whole. */
async function countStored(): Promise<FileCount> {
  const whole = await Promise.all(manifest.map(async ({ url }) => (await stored(`/${url}`)) !== undefined))
  return { here: whole.filter(Boolean).length, all: manifest.length }
}

/**
 * Answers for the page that asks from now on, so that what it shows is cached without a reload: one that was loading while
 * this worker was activated would wait for its next load. Then fetches what is missing or damaged, side by side; what
 * cannot be had now is fetched at another visit.
 */
async function complete(event: ExtendableEvent, everyPage: boolean): Promise<boolean> {
  await self.clients.claim()
  const coming: Promise<void>[] = []
  for (const file of manifest) {
    if ((!everyPage && !isCore(file)) || (await stored(`/${file.url}`))) continue
    coming.push(isCore(file) ? precached(event, file) : cached(event, file))
  }
  const results = await Promise.allSettled(coming)
  return results.every(({ status }) => status === 'fulfilled')
}

async function precached(event: ExtendableEvent, { url, integrity }: BuildFile): Promise<void> {
  const cacheKey = precache.getCacheKeyForURL(`/${url}`)
  const request = new Request(`/${url}`)
  // Workbox stores a missing file again where it knows its hash.
  await Promise.all(precache.strategy.handleAll({ event, request, params: { cacheKey, integrity } }))
}

/** A public file as it is cached, if it is whole. */
async function stored(path: string): Promise<Response | undefined> {
  const url = new URL(path, location.origin).href
  const response =
    (await precache.matchPrecache(path)) ?? (await caches.match(url, { ...filesCache, ignoreVary: true }))
  return response && (await check(url, response)) ? response : undefined
}

/**
 * The prerendered document of a page in the reader's language, the neutral shell for any other address; what is not
 * on the device comes from the server.
 */
async function documentFor(request: Request, pathname: string): Promise<Response> {
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1')
  const locale = await readLocale()
  const frame = await readPart<Frame>('frame')
  const isPage = frame?.pages[locale]?.[path] !== undefined
  const document = frame && (await unpacked(frame, locale, isPage ? path : shellPath))
  if (document) return document
  return fetch(request).catch(async () => (frame && (await unpacked(frame, locale, shellPath))) ?? lastResort())
}

/** A document from its parts on this device; undefined when one of them is missing, or damaged. */
async function unpacked(frame: Frame, locale: string, path: string): Promise<Response | undefined> {
  const layout = await readPart<Parts>(`${locale}-layout`)
  const texts = await readPart<Texts>(`${locale}-${sectionOf(path)}`)
  const sheets = await readSheets(sheetsOf(path, locale, frame))
  if (!sheets || !layout || !texts) return undefined
  const headers = { ...frame.headers, 'Content-Type': 'text/html; charset=utf-8' }
  return new Response(unpackDocument(path, locale, { frame, sheets, layout, texts }), { headers })
}

/** The texts of style sheets by their addresses; undefined when one is missing, or damaged. */
async function readSheets(hrefs: readonly string[]): Promise<Map<string, string> | undefined> {
  const texts = await Promise.all(hrefs.map(async (href) => (await stored(href))?.text()))
  if (texts.includes(undefined)) return undefined
  return new Map(hrefs.map((href, index) => [href, texts[index]?.trim() ?? '']))
}

/** Whether an address is the one of a file of packed documents. */
const isPart = (url: string, name: string) => url.startsWith(`assets/documents-${name}-`) && url.endsWith('.json')

const known = new Map<string, unknown>()

/** A file of packed documents; undefined when it is not on the device, or damaged. */
async function readPart<Content>(name: string): Promise<Content | undefined> {
  const file = manifest.find(({ url }) => isPart(url, name))
  const response = file && !known.has(name) ? await stored(`/${file.url}`) : undefined
  if (response) known.set(name, await response.json())
  return known.get(name) as Content | undefined
}

/** A page instead of a file is somebody's sign-in page; an older file that the server no longer has may be cached. */
async function refuseOthers({ response }: { response: Response }) {
  if (response.ok && /javascript|css/.test(response.headers.get('content-type') ?? '')) return response
  throw new TypeError(`${response.url} is no file of the site`)
}

function ofThisSite({ origin }: URL) {
  return origin === location.origin
}

function plugins(...list: object[]) {
  // Workbox declares its own plugins in a way that exactOptionalPropertyTypes refuses.
  return list as WorkboxPlugin[]
}
