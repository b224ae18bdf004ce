// The emergency stop: published in the place of sw.js (README, "When something is broken for readers") it takes the
// service worker and the cached files of the site away from every device at its next visit. Documents, drafts and
// choices stay; the pages then come from the server.

self.addEventListener('install', () => self.skipWaiting())
// The page asks for it once more when the reader takes the update.
self.addEventListener('message', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(switchOff()))

async function switchOff() {
  const pages = await self.clients.matchAll({ type: 'window' })
  await self.registration.unregister()
  for (const name of await caches.keys()) if (!name.startsWith('document')) await caches.delete(name)
  // Only pages that the old worker answered for are here: once it is gone none is, and nothing is loaded twice.
  for (const page of pages) if (page.url.startsWith(self.location.origin)) page.navigate(page.url).catch(() => undefined)
}
