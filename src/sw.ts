/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { openDocument } from '@/pwa/downloads/downloads-cache'
import { countNews, newsTag } from '@/pwa/install/seen-news'
import { readLocale, readSavesData } from '@/pwa/query-cache/reader-cache'

interface BuildFile {
  url: string
  revision: string | null
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildFile[] }

const day = 24 * 3600

/** The public files of the build. */
const manifest: BuildFile[] = self.__WB_MANIFEST
/** What every page needs; Workbox precaches one file after the other, so that the rest is cached beside it. */
const isCore = ({ url }: BuildFile) =>
  !url.startsWith('assets/') || /^assets\/(?:main|vendor|program|rolldown-runtime)-/.test(url)

// Nothing but GET passes through here (Workbox's default), and never the provider's data: that is the query cache's.
precacheAndRoute(manifest.filter(isCore), { ignoreURLParametersMatching: [/.*/] })
cleanupOutdatedCaches()
// The first visit's pages are served at once too: what they show is cached without a reload.
clientsClaim()

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' &&
    url.origin === location.origin &&
    !/^\/(?:api|__mock)(?:\/|$)/.test(url.pathname) &&
    !/\.[a-z0-9]+$/i.test(url.pathname),
  ({ url }) => documentFor(url.pathname),
)

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' &&
    url.origin === location.origin &&
    (url.pathname.startsWith('/api/') || /\.[a-z0-9]+$/i.test(url.pathname)),
  ({ request, url }) => openDocument(request, url),
)

registerRoute(
  ({ request, url }) => request.destination === 'image' && url.origin === location.origin && !fromOffice(request),
  pictures('pictures', 150, [200]),
)

// Each answer of another origin is charged about seven megabytes of the quota: few are cached.
registerRoute(
  ({ request, url }) => request.destination === 'image' && url.hostname === 'i.ytimg.com',
  pictures('thumbnails', 12, [0, 200]),
)

// Hashed files that are not precached: the rest of the public site, and the back office on its first use. Those of older
// releases stay a while, for tabs that have not been reloaded.
const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: plugins(new CacheableResponsePlugin({ statuses: [200] }), new ExpirationPlugin({ maxEntries: 150 })),
})
registerRoute(({ url }) => url.origin === location.origin && url.pathname.startsWith('/assets/'), assets)

self.addEventListener('install', (event) =>
  event.waitUntil(readSavesData().then((saves) => (saves ? undefined : cacheRest(event)))),
)

// The installed application, closed, looks now and then for what is new.
self.addEventListener('periodicsync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string } // the worker's types do not have it
  if (tag !== newsTag) return
  const look = countNews().then((count) => (count > 0 ? navigator.setAppBadge?.(count) : undefined))
  waitUntil.call(event, look)
})

self.addEventListener('message', (event) => {
  const { data } = event
  // A reader who saves data asks for the rest of the site by hand.
  if (data?.type === 'CACHE_REST') event.waitUntil(cacheRest(event))
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

// Who works in the back office needs the network, and an avatar is somebody's face.
function fromOffice({ referrer }: Request) {
  return URL.canParse(referrer) && /^\/admin(?:\/|$)/i.test(new URL(referrer).pathname)
}

function pictures(cacheName: string, maxEntries: number, statuses: number[]) {
  return new CacheFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: plugins(
      new CacheableResponsePlugin({ statuses }),
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
    ),
  })
}

/** Caches the public files that are not precached, side by side; rejects when one of them cannot be had. */
function cacheRest(event: ExtendableEvent) {
  const requests = manifest.filter((entry) => !isCore(entry)).map(({ url }) => new Request(`/${url}`))
  return Promise.all(
    requests.map(async (request) => {
      const [response, done] = assets.handleAll({ event, request })
      if (!(await response).ok) throw new Error(`${request.url} cannot be had`)
      // The file is cached before its age is noted, which a refused IndexedDB makes fail.
      await done.catch(() => undefined)
    }),
  )
}

/** The prerendered document of a page in the reader's language; the neutral shell for any other address. */
async function documentFor(pathname: string): Promise<Response> {
  const shell = await matchPrecache('/app.html')
  if (shell === undefined) return fetch(pathname).catch(lastResort)
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1')
  const document = (await documentsIn(await readLocale()))[path]
  // The headers (content policy and all) are those the shell came with.
  return document === undefined ? shell : new Response(document, { headers: shell.headers })
}

const documents = new Map<string, Promise<Record<string, string>>>()

/** All documents of a language by their paths. */
function documentsIn(locale: string): Promise<Record<string, string>> {
  const read = async () => (await matchPrecache(`/documents-${locale}.json`))?.json() ?? {}
  const known = documents.get(locale) ?? read()
  documents.set(locale, known)
  return known
}

/** When the browser has thrown away what was cached, and there is no network either. */
const lastResort = () =>
  new Response(
    `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>CDEC</title>
<h1>Hors ligne · Offline</h1><p lang="fr">Ce site n’est plus gardé sur cet appareil. Rétablissez la connexion pour l’ouvrir de nouveau.</p>
<p lang="en">This site is no longer kept on this device. Restore the connection to open it again.</p>`,
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  )

function plugins(...list: object[]) {
  // Workbox declares its own plugins in a way that exactOptionalPropertyTypes refuses.
  return list as WorkboxPlugin[]
}
