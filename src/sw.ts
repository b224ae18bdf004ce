/// <reference lib="webworker" />
import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { openDocument } from '@/pwa/downloads/downloads-cache'
import { lookForNews, newsTag, openNews } from '@/pwa/news/look'
import type { PageMessage, WorkerMessage } from '@/pwa/worker/messages'
import { pictures } from '@/pwa/worker/pictures'
import { readSetting, writeSetting } from '@/pwa/worker/reader-settings'
import { type BuildFile, verifiedFiles } from '@/pwa/worker/verified-files'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildFile[] }

/** The files of the public site, with the shell that every page is drawn in. */
const files: BuildFile[] = self.__WB_MANIFEST
const shellPath = '/app.html'

const precache = new PrecacheController({
  plugins: [{ requestWillFetch: refuseUnwanted }, verifiedFiles(files)] as WorkboxPlugin[],
})
precache.precache(files)

// Workbox routes only GET requests. The provider's data is in the query cache and never cached here.
registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [/.*/] }))

const filePath = /^[^?]*\.[a-z0-9]+(?:\?|$)/i
/** Navigations that the shell does not serve: the provider, its control page, files, and the repair page. */
const notPages = [/^\/(?:api|__mock)(?:[/?]|$)/i, filePath, /^\/reparer\/?(?:\?|$)/i]
registerRoute(new NavigationRoute(({ event, request }) => shell(event, request), { denylist: notPages }))
registerRoute(
  new NavigationRoute(({ request, url }) => openDocument(request, url), {
    allowlist: [/^\/api\//, filePath],
  }),
)

registerRoute(
  ({ request, sameOrigin }) => request.destination === 'image' && sameOrigin && !isFromAdmin(request),
  pictures('pictures', 150),
)
// An opaque response counts as about seven megabytes of the quota: few are cached.
registerRoute(
  ({ request, url }) => request.destination === 'image' && url.hostname === 'i.ytimg.com',
  pictures('thumbnails', 12),
)

clientsClaim()

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([takeNavigations(event), noteUpdate()]))
})

self.addEventListener('message', (event) => {
  const { type }: WorkerMessage = event.data
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  if (type === 'HEAL') event.waitUntil(heal(event))
})

// Periodic background sync of the installed application.
self.addEventListener('periodicsync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string } // TypeScript's worker types do not include it
  if (tag === newsTag) waitUntil.call(event, lookForNews(self))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNews(self, String(event.notification.data)))
})

/** Returns a file of the build from the cache; fetches and caches it again where it is missing or damaged. */
function precached(path: string, event: ExtendableEvent): Promise<Response> {
  const cacheKey = precache.getCacheKeyForURL(path)
  const integrity = cacheKey && precache.getIntegrityForCacheKey(cacheKey)
  return precache.strategy.handle({ event, request: new Request(path), params: { cacheKey, integrity } })
}

/** Returns the shell; the server's document where the cache has lost it and the server has a newer release. */
function shell(event: ExtendableEvent, request: Request): Promise<Response> {
  return precached(shellPath, event)
    .catch(() => fetch(request))
    .catch(lastResort)
}

/**
 * Fetches missing or damaged files again; a failure is retried at the next visit. Tells the page where the server's file
 * differs from the build's.
 */
async function heal(event: ExtendableMessageEvent): Promise<void> {
  let failed = false
  for (const { url } of files)
    await precached(`/${url}`, event).catch(() => {
      failed ||= navigator.onLine
    })
  if (failed) event.source?.postMessage({ type: 'HEAL_FAILED' } satisfies PageMessage)
}

// The back office works online only, and avatars are personal data.
function isFromAdmin({ referrer }: Request): boolean {
  return URL.canParse(referrer) && /^\/admin(?:\/|$)/i.test(new URL(referrer).pathname)
}

/** Shown offline when the browser has evicted the cache. */
function lastResort(): Response {
  return new Response(
    `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>CDEC</title>
<h1>Hors ligne · Offline</h1><p lang="fr">Ce site n’est plus gardé sur cet appareil. Rétablissez la connexion pour l’ouvrir de nouveau.</p>
<p lang="en">This site is no longer kept on this device. Restore the connection to open it again.</p>`,
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  )
}

let wanted: Promise<boolean> | undefined

/**
 * With data saving on, a new version is installed only after the reader has accepted it: until then its installation fails,
 * so that the old worker and its files stay.
 */
async function refuseUnwanted({ request, event }: { request: Request; event?: ExtendableEvent }): Promise<Request> {
  if (event?.type !== 'install') return request
  wanted ??= noteUpdate()
  if (await wanted) return request
  throw new Error('The new version waits until the reader, who saves data, asks for it')
}

/** Stores the size of a new version. Returns whether to download it now. */
async function noteUpdate(): Promise<boolean> {
  if (!self.registration.active) return true
  const release = files.find(({ url }) => url === shellPath.slice(1))?.integrity ?? ''
  const missing = await Promise.all(
    files.map(async ({ url, bytes }) => ((await precache.matchPrecache(`/${url}`)) ? 0 : bytes)),
  )
  await writeSetting('availableUpdate', { release, bytes: missing.reduce((sum, bytes) => sum + bytes, 0) })
  if (!(await readSetting('savesData')) || (await readSetting('acceptedUpdate')) === release) return true
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  for (const page of pages) page.postMessage({ type: 'UPDATE_OFFERED' })
  return false
}

/**
 * While a worker starts, Chromium also requests the page from the server (ServiceWorkerAutoPreload): a needless document of
 * 18 KiB. A static route to the fetch event prevents it.
 */
async function takeNavigations(event: ExtendableEvent): Promise<void> {
  const { addRoutes } = event as ExtendableEvent & {
    addRoutes?: (rule: { condition: { requestMode: 'navigate' }; source: 'fetch-event' }) => Promise<void>
  } // TypeScript's worker types do not include it.
  await addRoutes?.call(event, { condition: { requestMode: 'navigate' }, source: 'fetch-event' })
}
