import { refreshCachedAddresses } from './cached-addresses'
import { cachedDocument, downloadsCache, momentHeader, titleHeader } from './downloads-cache'

/** A document downloaded on this device: `savedAt` in milliseconds, `size` in bytes. */
export interface Download {
  address: string
  title: string
  savedAt: number
  size: number
}

/** Why a document was not downloaded: no room left, storage refused by the browser, or the document did not arrive. */
export type DownloadOutcome = 'done' | 'full' | 'refused' | 'absent'

/** A long document on a slow line takes its time, but not for ever. */
const patience = 180_000

/** Fetches a document of this site and stores it; a newer copy takes the place of an older one. */
export async function downloadDocument(address: string, title: string): Promise<DownloadOutcome> {
  let document: Response | undefined
  try {
    document = await download(address, title)
  } catch {
    // No network, or it broke in the middle.
  }
  if (document === undefined) return 'absent'
  try {
    const cache = await caches.open(downloadsCache)
    await cache.put(address, document)
    // Asks the browser to persist it: the browser should not throw it away by itself.
    void navigator.storage?.persist?.().catch(() => false)
    return 'done'
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused'
  } finally {
    await refreshCachedAddresses()
  }
}

export async function removeDownload(address: string): Promise<void> {
  try {
    const cache = await caches.open(downloadsCache)
    await cache.delete(address, { ignoreVary: true })
  } catch {
    // Nothing is downloaded where storage is refused.
  }
  await refreshCachedAddresses()
}

/** What is downloaded, the newest first; undefined when the browser refuses its storage. */
export async function listDownloads(): Promise<Download[] | undefined> {
  try {
    const cache = await caches.open(downloadsCache)
    const requests = await cache.keys()
    const all = await Promise.all(requests.map(async ({ url }) => describe(url, await cache.match(url))))
    return all.flat().sort((one, other) => other.savedAt - one.savedAt)
  } catch {
    return undefined
  }
}

/** What the server has now: asked with the head alone, which costs some hundred bytes. */
export async function compareWithServer(address: string): Promise<'same' | 'changed' | 'gone' | 'unknown'> {
  const downloaded = await cachedDocument(address)
  if (downloaded === undefined) return 'unknown'
  try {
    const now = await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(8000) })
    if (now.status === 404 || now.status === 410) return 'gone'
    if (!now.ok) return 'unknown'
    for (const mark of ['etag', 'last-modified', 'content-length']) {
      const [before, after] = [plain(downloaded.headers.get(mark)), plain(now.headers.get(mark))]
      if (before && after) return before === after ? 'same' : 'changed'
    }
    return 'unknown'
  } catch {
    return 'unknown'
  }
}

/** Whether the server calls an ETag weak says how it compresses, not what it holds. */
const plain = (mark: string | null) => mark?.replace(/^W\//, '') ?? ''

async function download(address: string, title: string): Promise<Response | undefined> {
  const answer = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(patience) })
  // A page instead of a document is somebody's sign-in page or error page.
  if (!answer.ok || /^text\/html\b/.test(answer.headers.get('content-type') ?? '')) return undefined
  const body = await answer.blob()
  const headers = new Headers(answer.headers)
  // The body is stored unpacked; its length is the one that counts.
  headers.delete('content-encoding')
  headers.set('content-length', String(body.size))
  headers.set(titleHeader, encodeURIComponent(title))
  headers.set(momentHeader, String(Date.now()))
  return new Response(body, { headers })
}

async function describe(url: string, response: Response | undefined): Promise<Download[]> {
  if (response === undefined) return []
  const { origin, pathname, search } = new URL(url)
  const address = origin === location.origin ? pathname + search : url
  const size = Number(response.headers.get('content-length')) || (await response.blob()).size
  const savedAt = Number(response.headers.get(momentHeader)) || 0
  return [{ address, title: decoded(response.headers.get(titleHeader)) || address, savedAt, size }]
}

function decoded(text: string | null): string {
  try {
    return decodeURIComponent(text ?? '')
  } catch {
    return ''
  }
}
