// The emergency stop: published in place of sw.js (docs/deploy.md, "When something is broken for readers") it removes the
// service worker and the cached files of the site from every device at its next visit. Documents, drafts and choices
// stay; the pages then come from the server.

self.addEventListener('install', () => self.skipWaiting())
// Sent by the page when the reader accepts the update.
self.addEventListener('message', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(switchOff()))

async function switchOff() {
  const pages = await self.clients.matchAll({ type: 'window' })
  await self.registration.unregister()
  for (const name of await caches.keys()) if (!/^(?:documents|reader)/.test(name)) await caches.delete(name)
  // `pages` are those that the old worker controls; without a worker there are none, and nothing is loaded twice.
  for (const page of pages) if (page.url.startsWith(self.location.origin)) page.navigate(page.url).catch(() => undefined)
}
