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

// Nothing but GET passes through here (Workbox's default), and never the provider's data: that is the query cache's.
registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [/.*/] }))

/** What is no page of the site: the provider, its control page, files, and what repairs the site. */
const aFile = /^[^?]*\.[a-z0-9]+(?:\?|$)/i
const noPages = [/^\/(?:api|__mock)(?:[/?]|$)/i, aFile, /^\/reparer\/?(?:\?|$)/i]
registerRoute(new NavigationRoute(({ event, request }) => shell(event, request), { denylist: noPages }))
registerRoute(
  new NavigationRoute(({ request, url }) => openDocument(request, url), {
    allowlist: [/^\/api\//, aFile],
  }),
)

registerRoute(
  ({ request, sameOrigin }) => request.destination === 'image' && sameOrigin && !isFromAdmin(request),
  pictures('pictures', 150),
)
// Each answer of another origin is charged about seven megabytes of the quota: few are cached.
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

// The installed application, closed, looks now and then for what is new.
self.addEventListener('periodicsync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string } // the worker's types do not have it
  if (tag === newsTag) waitUntil.call(event, lookForNews(self))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNews(self, String(event.notification.data)))
})

/** A file of the build, from the cache; fetched and cached again where it is missing or damaged. */
function precached(path: string, event: ExtendableEvent): Promise<Response> {
  const cacheKey = precache.getCacheKeyForURL(path)
  const integrity = cacheKey && precache.getIntegrityForCacheKey(cacheKey)
  return precache.strategy.handle({ event, request: new Request(path), params: { cacheKey, integrity } })
}

/** The document of every page; the server's own where the device has lost it, and a newer release is out. */
function shell(event: ExtendableEvent, request: Request): Promise<Response> {
  return precached(shellPath, event)
    .catch(() => fetch(request))
    .catch(lastResort)
}

/**
 * Fetches what is missing or damaged; what cannot be had now is fetched at another visit. The page is told of what the
 * server has not as it was built.
 */
async function heal(event: ExtendableMessageEvent): Promise<void> {
  let failed = false
  for (const { url } of files)
    await precached(`/${url}`, event).catch(() => {
      failed ||= navigator.onLine
    })
  if (failed) event.source?.postMessage({ type: 'HEAL_FAILED' } satisfies PageMessage)
}

// Who works in the back office needs the network, and an avatar is somebody's face.
function isFromAdmin({ referrer }: Request): boolean {
  return URL.canParse(referrer) && /^\/admin(?:\/|$)/i.test(new URL(referrer).pathname)
}

/** Shown when the browser has thrown away what was cached, and there is no network either. */
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
 * Whoever saves data is asked before a new version is downloaded: until then its installation fails, so that the old
 * worker and its files stay.
 */
async function refuseUnwanted({ request, event }: { request: Request; event?: ExtendableEvent }): Promise<Request> {
  if (event?.type !== 'install') return request
  wanted ??= noteUpdate()
  if (await wanted) return request
  throw new Error('The new version waits until the reader, who saves data, asks for it')
}

/** Notes what a new version weighs. Returns whether it is to be downloaded now. */
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
 * While a worker starts, Chromium asks the server for the page, in case that answers sooner (ServiceWorkerAutoPreload):
 * after each release a document of 18 KiB which is on the device. It does not where a route names the worker.
 */
async function takeNavigations(event: ExtendableEvent): Promise<void> {
  const { addRoutes } = event as ExtendableEvent & {
    addRoutes?: (rule: { condition: { requestMode: 'navigate' }; source: 'fetch-event' }) => Promise<void>
  } // The worker's types do not have it.
  await addRoutes?.call(event, { condition: { requestMode: 'navigate' }, source: 'fetch-event' })
}
