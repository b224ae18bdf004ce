import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, StaleWhileRevalidate, type StrategyOptions } from 'workbox-strategies'
import { readSetting } from './reader-settings'

/** Caches and returns only complete pictures. An opaque response cannot be checked. */
const picturesOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isPicture(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    cachedResponse && isPicture(cachedResponse) && (await isWhole(cachedResponse)) ? cachedResponse : null,
}

/** The addresses of what a page has recognised as no picture, which the worker cannot see in an opaque response. */
const forgotten = new Set<string>()

const withoutForgotten = {
  cacheDidUpdate: async ({ cacheName, request }: { cacheName: string; request: Request }) => {
    if (forgotten.has(request.url)) await (await caches.open(cacheName)).delete(request)
  },
}

/** Removes a picture from the cache, also where it is just being cached. */
export async function forgetPicture(address: string): Promise<void> {
  forgotten.add(address)
  await (await caches.open('thumbnails')).delete(address)
}

const own = { cacheName: 'pictures', maxEntries: 150 }
const maxTransferMs = 60_000

/**
 * Caches a picture of this site of at most `maxBytes`; the transfer of a heavier one is stopped. Resolves to the bytes that were
 * received, 0 where it was not cached.
 */
export async function cachePicture(address: string, maxBytes: number): Promise<number> {
  const stop = new AbortController()
  const timeout = setTimeout(() => stop.abort(), maxTransferMs)
  let bytes = 0
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw new Error('The picture is too heavy')
      controller.enqueue(chunk)
    },
  })
  try {
    const answer = await fetch(address, { priority: 'low', signal: stop.signal })
    if (!isPicture(answer) || Number(answer.headers.get('content-length')) > maxBytes)
      throw new Error('No such picture')
    await (await caches.open(own.cacheName)).put(address, new Response(answer.body?.pipeThrough(count), answer))
    const expiration = new CacheExpiration(own.cacheName, own)
    await expiration.updateTimestamp(new URL(address, location.origin).href)
    await expiration.expireEntries()
    return bytes
  } catch {
    stop.abort()
    return 0
  } finally {
    clearTimeout(timeout)
  }
}

/** Returns the cache strategy for this site's pictures. */
export const ownPictures = () => pictures(own.cacheName, own.maxEntries)

/**
 * Returns a cache strategy for at most `maxEntries` pictures. A cached picture is requested again each time, by a conditional
 * request, and a changed one is shown at the next visit; with a data saver it is not. None expires by age, because the clock may
 * be wrong.
 */
export function pictures(cacheName: string, maxEntries: number): RouteHandlerCallback {
  const options: StrategyOptions = {
    cacheName,
    matchOptions: { ignoreVary: true },
    fetchOptions: { cache: 'no-cache' },
    // Workbox's own plugin types conflict with exactOptionalPropertyTypes.
    plugins: [
      picturesOnly,
      new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
      withoutForgotten,
    ] as WorkboxPlugin[],
  }
  const renewing = new StaleWhileRevalidate(options)
  const saving = new CacheFirst(options)
  return async (call) => ((await readSetting('savesData')) ? saving : renewing).handle(call)
}

function isPicture({ type, status, redirected, headers }: Response): boolean {
  if (type === 'opaque') return true
  return status === 200 && !redirected && (headers.get('content-type') ?? '').startsWith('image/')
}

/** Compares the body with its Content-Length, which is that of the encoded body where the response was compressed. */
async function isWhole(response: Response): Promise<boolean> {
  const { headers } = response
  const length = headers.has('content-encoding') ? null : headers.get('content-length')
  return length === null || Number(length) === (await response.clone().blob()).size
}
