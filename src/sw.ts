/// <reference lib="webworker" />
import { clientsClaim, type RouteHandlerCallback } from 'workbox-core'
import type { PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { localeOf } from '@/i18n/locale'
import { isFree } from '@/lib/network-use'
import { siteAddress } from '@/lib/site-address'
import { addressIn, backOffice, isBackOffice, withoutLocale } from '@/lib/site-paths'
import { openDocument } from '@/pwa/worker/documents'
import type { WorkerMessage } from '@/pwa/worker/messages'
import { cachedPage, cachePage, cachePages, forgetPage, removePages } from '@/pwa/worker/pages'
import { cachePicture, forgetPicture, ownPictures, pictures } from '@/pwa/worker/pictures'
import { cachedShell, cacheLanguage, hasLanguage, serveSiteFiles } from '@/pwa/worker/site-files'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }
/** The pattern of the addresses of records, from the build: the worker does not contain how their rows are read. */
declare const RECORD_ADDRESS: string

// The files of the public site, with the shells that pages without a cached document are drawn in. Workbox routes only GET
// requests. The provider's data is in the query cache and never cached here.
serveSiteFiles(self.__WB_MANIFEST)

const recordPath = new RegExp(`^${RECORD_ADDRESS}`, 'i')
// The slug of a record may have a dot.
const filePath = new RegExp(`^(?!${RECORD_ADDRESS})[^?]*\\.[a-z0-9]+(?:\\?|$)`, 'i')
/** Navigations that the shell does not serve: the provider, its control page, files, and the repair page. */
const notPages = [/^\/(?:api|__mock)(?:[/?]|$)/i, filePath, /^\/reparer\/?(?:\?|$)/i]
const showShell: RouteHandlerCallback = async ({ request, url }) =>
  // A language that was not used before, or a shell that the browser has evicted: the server's document.
  (await cachedShell(localeOf(url.pathname))) ?? fetch(request).catch(() => lastResort(url))
// A visited page of the public site is answered by its own document, which is refreshed behind.
registerRoute(
  new NavigationRoute(
    async (navigation) => {
      if (mayCachePage(navigation.url.pathname)) navigation.event.waitUntil(cachePage(navigation.url))
      return (await cachedPage(navigation.url)) ?? showShell(navigation)
    },
    { denylist: [...notPages, backOffice] },
  ),
)
registerRoute(new NavigationRoute(showShell, { denylist: notPages }))
registerRoute(
  new NavigationRoute(({ event, request }) => openDocument(self, event, request), {
    allowlist: [/^\/api\//, filePath],
  }),
)

registerRoute(
  ({ request, sameOrigin }) => request.destination === 'image' && sameOrigin && !isFromAdmin(request),
  ownPictures(),
)
// An opaque response counts as about seven megabytes of the quota: few are cached.
registerRoute(
  ({ request, url }) => request.destination === 'image' && url.hostname === 'i.ytimg.com',
  pictures('thumbnails', 12),
)

clientsClaim()

self.addEventListener('install', (event) => {
  event.waitUntil(takeNavigations(event))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removePages())
})

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data
  const answer = (text: unknown) => event.ports[0]?.postMessage(text)
  if (message.type === 'SKIP_WAITING') void self.skipWaiting()
  else if (message.type === 'CACHE_LANGUAGE')
    event.waitUntil(
      cacheLanguage(event, message.locale, message.part).then(
        () => answer(true),
        () => answer(false),
      ),
    )
  else if (message.type === 'HAS_LANGUAGE') event.waitUntil(hasLanguage(message.locale).then(answer))
  else if (message.type === 'CACHE_PICTURE')
    event.waitUntil(cachePicture(message.address, message.maxBytes).then(answer))
  else if (message.type === 'FORGET_PICTURE') event.waitUntil(forgetPicture(message.address))
  else if (message.type === 'FORGET_PAGE') event.waitUntil(forgetPage(message.path))
  else event.waitUntil(cachePages(message.paths.filter(mayCachePage)))
})

/**
 * Returns whether the document of a page may be cached. That of a record has twenty times the bytes of its row, which is persisted
 * anyway: on a phone's network it is not requested.
 */
function mayCachePage(path: string): boolean {
  return !recordPath.test(path) || isFree(navigator)
}

// The back office works online only, and avatars are personal data.
function isFromAdmin({ referrer }: Request): boolean {
  return siteAddress(referrer, backOffice) !== undefined
}

/**
 * Shown offline where the language of the address was never used on this device, or the browser has evicted the cache. A reader
 * who has chosen English is led to the English page, as app/boot/boot.ts does.
 */
async function lastResort({ pathname }: URL): Promise<Response> {
  const locale = localeOf(pathname)
  const other = await cachedShell(locale === 'en' ? 'fr' : 'en')
  // The back office has one address for both languages.
  if (other && isBackOffice(pathname)) return other
  const path = siteAddress(location.origin + withoutLocale(pathname)) ?? '/'
  const text = !other
    ? `<p lang="fr">Ce site n’est plus gardé sur cet appareil. Rétablissez la connexion pour l’ouvrir de nouveau.</p>
<p lang="en">This site is no longer kept on this device. Restore the connection to open it again.</p>`
    : locale === 'en'
      ? `<p lang="en">The English pages are not kept on this device yet. Restore the connection to open them.</p>
<p><a lang="fr" hreflang="fr" href="${path}">Lire cette page en français</a></p>`
      : `<p lang="fr">Les pages en français ne sont pas encore gardées sur cet appareil. Rétablissez la connexion pour les ouvrir.</p>
<p><a lang="en" hreflang="en" href="${addressIn('en', path)}">Read this page in English</a></p>`
  return new Response(
    `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>CDEC</title>
<main><h1>Hors ligne · <span lang="en">Offline</span></h1>${text}</main>
<script>
addEventListener('click', (event) => event.target.hreflang && localStorage.setItem('locale', event.target.hreflang))
const english = document.querySelector('a[hreflang=en]')
if (english && localStorage.getItem('locale') === 'en') location.replace(english.href + location.search + location.hash)
</script>`,
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  )
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
