/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { fill, type Page } from './offline/document'
import { openDocument } from './offline/open-document'
import { keepReleases, keptLocale, keptReleases, keptSavesData } from './offline/reader-cache'
import { countNews, newsTag } from './offline/seen-news'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

const day = 24 * 3600

// Nothing but GET passes through here (Workbox's default), and never the provider's data: that is the query cache's.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/.*/] })
cleanupOutdatedCaches()
// The first visit's pages are served at once too: what they show is kept without a reload.
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

// Each answer of another origin is charged about seven megabytes of the quota: few are kept.
registerRoute(
  ({ request, url }) => request.destination === 'image' && url.hostname === 'i.ytimg.com',
  pictures('thumbnails', 12, [0, 200]),
)

// The rest of the public site is kept side by side: the precache above takes its files one after the other.
self.addEventListener('install', (event) =>
  event.waitUntil(keptSavesData().then((saves) => (saves ? undefined : keepLaterFiles()))),
)

// Hashed files that are not precached: the rest of the public site, and the back office on its first use.
registerRoute(
  ({ url }) => url.origin === location.origin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: plugins(new CacheableResponsePlugin({ statuses: [200] }), new ExpirationPlugin({ maxEntries: 120 })),
  }),
)

self.addEventListener('activate', (event) => event.waitUntil(dropOldFiles()))

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
  if (data?.type === 'KEEP_LATER_FILES') event.waitUntil(keepLaterFiles())
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

async function keepLaterFiles(): Promise<void> {
  const response = await fetch('/later.json', { cache: 'no-cache' })
  const files: string[] = response.ok ? await response.json() : []
  const [newest] = await keptReleases()
  if (newest?.join() !== files.join()) await keepReleases([files, ...(newest ? [newest] : [])])
  const cache = await caches.open('assets')
  const missing = await Promise.all(files.map(async (file) => ((await cache.match(file)) ? [] : [file])))
  await Promise.all(missing.flat().map((file) => cache.add(file)))
}

/** Lets go of releases before the last one: tabs with unsaved input may still be on that. */
async function dropOldFiles(): Promise<void> {
  const releases = await keptReleases()
  if (releases.length < 2) return
  const wanted = new Set(releases.flat())
  const cache = await caches.open('assets')
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const old = paths.filter((path) => !wanted.has(path) && !path.startsWith('/assets/admin/'))
  await Promise.all(old.map((path) => cache.delete(path)))
}

/** The reader's page as it was made at build, in the reader's language; the neutral shell for any other address. */
async function documentFor(pathname: string): Promise<Response> {
  const shell = await matchPrecache('/app.html')
  if (shell === undefined) return fetch(pathname).catch(lastResort)
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1')
  const locale = await keptLocale()
  const page = await keptPage(path, locale)
  if (page === undefined) return shell
  // The headers (content policy and all) are those the shell came with.
  return new Response(fill(await shell.text(), path, locale, page), { headers: shell.headers })
}

/** When the browser has thrown away what was kept, and there is no network either. */
const lastResort = () =>
  new Response(
    `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>CDEC</title>
<h1>Hors ligne · Offline</h1><p lang="fr">Ce site n’est plus gardé sur cet appareil. Rétablissez la connexion pour l’ouvrir de nouveau.</p>
<p lang="en">This site is no longer kept on this device. Restore the connection to open it again.</p>`,
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  )

async function keptPage(path: string, locale: string): Promise<Page | undefined> {
  const response = await matchPrecache(`/pages-${locale}.json`)
  const pages: Record<string, Page> = response ? await response.json() : {}
  return pages[path]
}

function plugins(...list: object[]) {
  // Workbox declares its own plugins in a way that exactOptionalPropertyTypes refuses.
  return list as WorkboxPlugin[]
}
