import { expect, test, vi } from 'vitest'
import { listDownloads } from '@/pwa/downloads/downloads'
import { openNews } from '@/pwa/news/check'
import { openDocument } from '@/pwa/worker/documents'
import { cachePages } from '@/pwa/worker/pages'

// What the service worker and the list of downloads take from an address leads to no other host.

const here = location.origin

/** A service worker without open tabs. */
function worker() {
  const openWindow = vi.fn<(address: string) => Promise<null>>().mockResolvedValue(null)
  const clients = { matchAll: async () => [], openWindow }
  return { scope: { clients, location } as unknown as ServiceWorkerGlobalScope, openWindow } // what is used of one
}

test.each([
  ['/en/actualites/a?b=1#c', '/en/actualites/a?b=1#c'],
  ['//evil.example/x', '/'],
  ['/a/..//evil.example/x', '/evil.example/x'],
  ['javascript:alert(1)', '/'],
])('a notification with the page %s opens %s', async (page, opened) => {
  const { scope, openWindow } = worker()
  await openNews(scope, page)
  expect(openWindow.mock.calls).toEqual([[here + opened]])
})

test.each([
  ['/api/files/a.pdf?v=2', '/api/files/a.pdf?v=2'],
  ['/api/..//evil.example/x.pdf', '/evil.example/x.pdf'],
])('without a network the document %s leads to the page that waits for %s', async (asked, waited) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const redirect = vi.spyOn(Response, 'redirect').mockReturnValue(new Response())
  await openDocument(worker().scope, {} as ExtendableEvent, new Request(here + asked)) // a document that is not downloaded
  expect(redirect.mock.calls).toEqual([[`/mes-documents?document=${encodeURIComponent(waited)}`]])
})

test('a page whose path names another host is not requested there', async () => {
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(new Response('', { status: 404 }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('caches', { match: async () => undefined, open: async () => ({ delete: async () => false }) })
  await cachePages(['//evil.example/x', '/\\evil.example/y', '/missions'])
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([`${here}/`, `${here}/`, `${here}/missions`])
})

test('a downloaded document is opened on this site', async () => {
  const entries = new Map([[`${here}//evil.example/x.pdf`, new Response('a')]])
  const cache = { keys: async () => [...entries.keys()].map((url) => ({ url })), match: async () => new Response('a') }
  vi.stubGlobal('caches', { open: async () => cache, match: async () => undefined, has: async () => true })
  expect((await listDownloads())?.map(({ address }) => address)).toEqual(['/evil.example/x.pdf'])
})
