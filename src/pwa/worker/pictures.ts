import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { StaleWhileRevalidate, type Strategy } from 'workbox-strategies'

/** Caches and returns only complete pictures. An opaque response cannot be checked. */
const picturesOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isPicture(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    cachedResponse && isPicture(cachedResponse) && (await isWhole(cachedResponse)) ? cachedResponse : null,
}

/** Pictures that a page has recognised as none; it cannot be seen in an opaque response. */
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

/**
 * Returns a cache strategy for at most `maxEntries` pictures. A cached picture is requested again each time, by a conditional
 * request, and a changed one is shown at the next visit. None expires by age, because the clock may be wrong.
 */
export function pictures(cacheName: string, maxEntries: number): Strategy {
  return new StaleWhileRevalidate({
    cacheName,
    matchOptions: { ignoreVary: true },
    fetchOptions: { cache: 'no-cache' },
    // Workbox's own plugin types conflict with exactOptionalPropertyTypes.
    plugins: [
      picturesOnly,
      new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
      withoutForgotten,
    ] as WorkboxPlugin[],
  })
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
