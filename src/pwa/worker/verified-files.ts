import type { WorkboxPlugin } from 'workbox-core'

/** A file of the build that the worker precaches. */
export interface BuildFile {
  /** Its path without the leading slash. */
  url: string
  revision: string | null
  /** The beginning of its SHA-256 in base64 (build/integrity.ts). */
  integrity: string
  /** Its compressed size in bytes. */
  bytes: number
}

/**
 * Returns a Workbox plugin that caches and returns only files with the hash of the build. A damaged cache entry counts as
 * missing; a wrong response (from the HTTP cache or a captive portal) is fetched once more.
 */
export function verifiedFiles(files: readonly BuildFile[]) {
  const hashes = new Map(files.map(({ url, integrity }) => [new URL(url, location.origin).href, integrity]))
  const isBuilt = async (url: string, response: Response) => {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer()))
    const expected = hashes.get(url.replace(/\?.*/, ''))
    return expected !== undefined && btoa(String.fromCharCode(...hash)).startsWith(expected)
  }
  return {
    // Workbox sets it for the browser's own check, which expects a whole hash.
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
