import { QueryClient } from '@tanstack/react-query'
import { standIn } from '@tests/support/stand-in'
import { expect, test, vi } from 'vitest'
import { listQuery } from '@/api/queries'
import { communications } from '@/contract/communications'
import { publications } from '@/contract/publications'
import { prefetchPictures } from '@/pwa/prefetch/pictures'
import { cachePicture, pictures } from '@/pwa/worker/pictures'

// It needs IndexedDB.
vi.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    updateTimestamp = async () => undefined
    expireEntries = async () => undefined
  },
  ExpirationPlugin: Object,
}))

const sizes: Record<string, number> = {
  '/newest.jpg': 2_000_000,
  '/too-much.jpg': 1_500_000,
  '/cached.jpg': 500_000,
  '/second.jpg': 900_000,
}

test('the newest pictures are cached, whatever their list, for at most three million bytes', async () => {
  const [asked, cached]: [string[], string[]] = [[], []]
  /** Answers as cachePicture of the worker does. */
  function answer({ address, maxBytes }: { address: string; maxBytes: number }, [port]: MessagePort[]) {
    const size = sizes[address] ?? 0
    const isCached = size > 0 && size <= maxBytes
    asked.push(address)
    if (isCached) cached.push(address)
    port?.postMessage(isCached ? size : 0)
  }
  standIn(navigator, 'serviceWorker', { controller: { postMessage: answer } })
  vi.stubGlobal('caches', {
    match: async (address: string) => (address === '/cached.jpg' ? new Response() : undefined),
  })
  // The page itself requests nothing.
  vi.stubGlobal('fetch', undefined)
  const client = new QueryClient()
  const row = { id: 1, title: 'Titre', description: '', document: '' }
  client.setQueryData(listQuery(communications, 'fr').queryKey, {
    rows: [
      { ...row, photo: '/second.jpg', communication_date: '2026-03-01' },
      { ...row, photo: '/newest.jpg', communication_date: '2026-11-20' },
      { ...row, photo: '/gone.jpg', communication_date: '2026-10-30' },
      { ...row, photo: 'https://ailleurs.example/x.jpg', communication_date: '2026-11-21' },
    ],
  })
  client.setQueryData(listQuery(publications, 'fr').queryKey, {
    rows: [
      { ...row, photo: '/too-much.jpg', publication_date: '2026-11-01' },
      { ...row, photo: '/cached.jpg', publication_date: '2026-09-01' },
    ],
  })
  await prefetchPictures(client, ['fr'], { maxBytes: 3_000_000, withRows: true, mayGoOn: () => true })
  expect(cached).toEqual(['/newest.jpg', '/second.jpg'])
  // What is cached already, and what another site holds, is not even asked for.
  expect(asked).not.toContain('/cached.jpg')
  expect(asked.join()).not.toContain('ailleurs.example')
})

/** Serves a picture in parts of 1000 bytes to the worker. `sent` counts what is transferred before it is stopped. */
function serve(parts: number, headers: Record<string, string>) {
  const [stored, sent] = [new Map<string, number>(), { parts: 0, stopped: false }]
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (address: string, response: Response) =>
        void stored.set(address, (await response.arrayBuffer()).byteLength),
    }),
  })
  vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => (sent.stopped = true))
    const body = new ReadableStream({
      pull(controller) {
        if (sent.parts === parts) return controller.close()
        sent.parts += 1
        controller.enqueue(new Uint8Array(1000))
      },
    })
    return new Response(body, { headers: { 'content-type': 'image/jpeg', ...headers } })
  })
  return { stored, sent }
}

test.each([
  ['light enough', 40, {}, 40_000, 40],
  ['too heavy and says so', 90, { 'content-length': '90000' }, 0, 2],
  ['too heavy and does not say so', 90, {}, 0, 53],
])('a picture that is %s is cached whole, or its transfer is stopped', async (_what, parts, headers, bytes, most) => {
  const { stored, sent } = serve(parts, headers)
  expect(await cachePicture('/photo.jpg', 50_000)).toBe(bytes)
  expect([...stored.values()]).toEqual(bytes > 0 ? [bytes] : [])
  expect(sent.stopped).toBe(bytes === 0)
  expect(sent.parts).toBeLessThanOrEqual(most)
})

test('a photo replaced at the same address is shown at the second visit, with a data saver it is not asked for again', async () => {
  const cache = new Map<string, Response>()
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async () => undefined,
      put: async ({ url }: Request, response: Response) => void cache.set(url, response),
    }),
    match: async (asked: Request | string) =>
      typeof asked === 'string' ? Response.json(saves) : cache.get(asked.url)?.clone(),
  })
  vi.stubGlobal('FetchEvent', Event)
  vi.stubGlobal('ExtendableEvent', Object)
  let photo = 'old'
  let saves = false
  vi.stubGlobal('fetch', async () => {
    const date = new Date().toUTCString()
    return new Response(photo, { headers: { 'content-type': 'image/jpeg', date } })
  })
  const show = pictures('pictures', 150)
  const request = new Request('https://cdec.cm/api/files/photo.jpg')
  /** Resolves to what the worker shows, after it has done its work. */
  const visit = async () => {
    const waits: Promise<unknown>[] = []
    const event = { waitUntil: (work: Promise<unknown>) => waits.push(work) } as unknown as ExtendableEvent // all that Workbox uses
    const text = await (await show({ event, request, url: new URL(request.url) })).text()
    await Promise.all(waits)
    return text
  }
  expect(await visit()).toBe('old')
  photo = 'new'
  expect(await visit()).toBe('old')
  expect(await visit()).toBe('new')
  saves = true
  photo = 'newest'
  expect([await visit(), await visit()]).toEqual(['new', 'new'])
})
