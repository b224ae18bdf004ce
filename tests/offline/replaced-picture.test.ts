import { expect, test, vi } from 'vitest'
import { pictures } from '@/pwa/worker/pictures'

// It needs IndexedDB.
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: Object }))

test('a photo replaced at the same address an hour after it was cached is shown at the second visit', async () => {
  const cache = new Map<string, Response>()
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async () => undefined,
      put: async ({ url }: Request, response: Response) => void cache.set(url, response),
    }),
    match: async ({ url }: Request) => cache.get(url)?.clone(),
  })
  vi.stubGlobal('FetchEvent', Event)
  vi.stubGlobal('ExtendableEvent', Object)
  let photo = 'old'
  vi.stubGlobal('fetch', async () => {
    const date = new Date().toUTCString()
    return new Response(photo, { headers: { 'content-type': 'image/jpeg', date } })
  })
  const strategy = pictures('pictures', 150)
  /** Resolves to what the worker shows, after it has done its work. */
  const visit = async () => {
    const waits: Promise<unknown>[] = []
    const event = { waitUntil: (work: Promise<unknown>) => waits.push(work) } as unknown as ExtendableEvent // all that Workbox uses
    const [shown, done] = strategy.handleAll({ event, request: new Request('https://cdec.cm/api/files/photo.jpg') })
    const text = await (await shown).text()
    await done
    await Promise.all(waits)
    return text
  }
  expect(await visit()).toBe('old')
  photo = 'new'
  expect(await visit()).toBe('old')
  expect(await visit()).toBe('new')
})
