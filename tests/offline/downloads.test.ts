import { expect, test, vi } from 'vitest'
import { downloadDocument } from '@/pwa/downloads/downloads'
import { transferOf } from '@/pwa/downloads/transfers'

/** Caches in memory, as far as downloads use them. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>()
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, location.href).href
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      match: async (request: RequestInfo) => entries.get(urlOf(request))?.clone(),
      put: async (request: RequestInfo, response: Response) => void entries.set(urlOf(request), response),
      delete: async (request: RequestInfo) => entries.delete(urlOf(request)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    }
  }
  return { open, match: async () => undefined }
}

test('a download that was cut off and is then cancelled asks the server for nothing more', async () => {
  vi.stubGlobal('caches', memoryCaches())
  const begun = new ReadableStream({
    start: (body) => body.enqueue(new Uint8Array(1000)),
    pull: (body) => body.error(new TypeError('cut')),
  })
  const fetched = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(new Response(begun, { headers: { etag: '"1"', 'content-length': '5000' } }))
    .mockRejectedValue(new TypeError('no network'))
  vi.stubGlobal('fetch', fetched)
  const outcome = downloadDocument('/api/files/rapport.pdf', 'Rapport')
  const transfer = () => transferOf(new URL('/api/files/rapport.pdf', location.href).href)
  await vi.waitFor(() => expect(transfer()?.state).toBe('interrupted'), { timeout: 5000 })
  const before = fetched.mock.calls.length
  transfer()?.cancel()
  expect(await outcome).toBe('cancelled')
  expect(fetched.mock.calls.length).toBe(before)
})
