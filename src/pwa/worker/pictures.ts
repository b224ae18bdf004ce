import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { Strategy, type StrategyHandler } from 'workbox-strategies'

const day = 24 * 3_600_000

/**
 * Stale-while-revalidate, but a picture that was fetched within the last day is not requested again. The request is
 * conditional, and a changed picture is shown at the next visit.
 */
class DailyRevalidate extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const cached = await handler.cacheMatch(request)
    if (cached === undefined) return handler.fetchAndCachePut(request)
    if (!isRecent(cached)) void handler.waitUntil(handler.fetchAndCachePut(request).catch(() => undefined))
    return cached
  }
}

/** Caches and returns only complete pictures. An opaque response cannot be checked. */
const picturesOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isPicture(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    cachedResponse && isPicture(cachedResponse) && (await isWhole(cachedResponse)) ? cachedResponse : null,
}

/** Returns a cache strategy for at most `maxEntries` pictures. None expires by age, because the clock may be wrong. */
export function pictures(cacheName: string, maxEntries: number): Strategy {
  return new DailyRevalidate({
    cacheName,
    matchOptions: { ignoreVary: true },
    fetchOptions: { cache: 'no-cache' },
    // Workbox's own plugin types conflict with exactOptionalPropertyTypes.
    plugins: [picturesOnly, new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })] as WorkboxPlugin[],
  })
}

function isRecent(response: Response): boolean {
  const age = Date.now() - Date.parse(response.headers.get('date') ?? '')
  return age >= 0 && age < day
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
