import type { WorkboxPlugin } from 'workbox-core'

/** A file of the build that the worker precaches. */
export interface BuildFile {
  /** Its address without the leading slash. */
  url: string
  revision: string | null
  /** The SHA-256 of its bytes as Subresource Integrity writes it. */
  integrity: string
  /** What the server sends of it, in bytes. */
  bytes: number
}

/**
 * A Workbox plugin for files of the build: only the bytes that were built are cached and shown. A copy that was damaged
 * counts as missing, and what the browser's own cache or a captive portal has put in its place is fetched once more.
 */
export function verifiedFiles(files: readonly BuildFile[]) {
  const hashes = new Map(files.map(({ url, integrity }) => [new URL(url, location.origin).href, integrity]))
  const isBuilt = async (url: string, response: Response) => {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer()))
    return hashes.get(url.replace(/\?.*/, '')) === `sha256-${btoa(String.fromCharCode(...hash))}`
  }
  return {
    // The browser would check it too, but could not ask again.
    requestWillFetch: async ({ request }) => new Request(request, { integrity: '' }),
    async fetchDidSucceed({ request, response }) {
      if (await isBuilt(request.url, response)) return response
      const again = await fetch(new Request(request, { cache: 'reload' }))
      if (await isBuilt(request.url, again)) return again
      throw new TypeError(`${request.url} is not the file of this build`)
    },
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse && (await isBuilt(request.url, cachedResponse)) ? cachedResponse : null,
  } satisfies WorkboxPlugin
}
