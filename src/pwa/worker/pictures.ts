import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { Strategy, type StrategyHandler } from 'workbox-strategies'

const day = 24 * 3_600_000

/**
 * Shows the cached picture at once. One that is older than a day, or of an unknown age, is asked for again behind it
 * with a conditional request, so that a picture renewed at its address is seen at the next visit.
 */
class DailyRevalidate extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const cached = await handler.cacheMatch(request)
    if (cached === undefined) return handler.fetchAndCachePut(request)
    if (!isRecent(cached)) void handler.waitUntil(handler.fetchAndCachePut(request).catch(() => undefined))
    return cached
  }
}

/** What goes in and comes out is a whole picture; of another origin's nothing can be known. */
const picturesOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isPicture(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    cachedResponse && isPicture(cachedResponse) && (await isWhole(cachedResponse)) ? cachedResponse : null,
}

/** At most so many pictures. None is thrown away for its age, which a wrong clock would misjudge. */
export function pictures(cacheName: string, maxEntries: number): Strategy {
  return new DailyRevalidate({
    cacheName,
    matchOptions: { ignoreVary: true },
    fetchOptions: { cache: 'no-cache' },
    // Workbox declares its own plugins in a way that exactOptionalPropertyTypes refuses.
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

/** The stored body is unpacked: the length of a compressed answer says nothing about it. */
async function isWhole(response: Response): Promise<boolean> {
  const { headers } = response
  const length = headers.has('content-encoding') ? null : headers.get('content-length')
  return length === null || Number(length) === (await response.clone().blob()).size
}
