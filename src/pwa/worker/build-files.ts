/** A public file of the build. */
export interface BuildFile {
  /** Its address without the leading slash. */
  url: string
  revision: string | null
  /** The SHA-256 of its bytes as Subresource Integrity writes it. */
  integrity: string
  /** What the server sends of it, in bytes. */
  bytes: number
}

/** Whether an answer holds the very bytes that were built; undefined for a file that is none of these. */
export type Check = (url: string, response: Response) => Promise<boolean> | undefined

export function checkOf(files: readonly BuildFile[], origin: string): Check {
  const integrities = new Map(files.map(({ url, integrity }) => [new URL(url, origin).href, integrity]))
  return (url, response) => {
    const integrity = integrities.get(url.replace(/\?.*/, ''))
    return integrity === undefined ? undefined : hasIntegrity(response, integrity)
  }
}

/**
 * A Workbox plugin for caches of build files: only the bytes that were built go in and come out. A copy that was
 * damaged, or the page of a captive portal that was stored in its place, counts as missing and is fetched anew, past
 * the browser's own cache.
 */
export function verified(check: Check) {
  return {
    // The browser would check it too, but could not ask again.
    requestWillFetch: async ({ request }: { request: Request }) =>
      request.integrity === '' ? request : new Request(request, { integrity: '' }),
    async fetchDidSucceed({ request, response }: { request: Request; response: Response }) {
      if ((await check(request.url, response)) !== false) return response
      const again = await fetch(new Request(request, { cache: 'reload' }))
      if (await check(request.url, again)) return again
      throw new TypeError(`${request.url} is not the file of this build`)
    },
    cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
      cachedResponse && (await check(request.url, cachedResponse)) !== false ? cachedResponse : null,
  }
}

async function hasIntegrity(response: Response, integrity: string): Promise<boolean> {
  if (response.status !== 200) return false
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer()))
  return integrity === `sha256-${btoa(String.fromCharCode(...hash))}`
}
