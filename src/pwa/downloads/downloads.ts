import { decodeUri } from '@/lib/decode-uri'
import { refreshCachedAddresses } from './cached-addresses'
import { cachedDocument, downloadsCache, momentHeader, titleHeader } from './downloads-cache'
import { dropParts } from './parts'
import { cancelTransfer, transferDocument } from './queue'
import { GoneError, WrongAnswerError } from './transfer'

/** A document downloaded on this device: `savedAt` in milliseconds, `size` in bytes. */
export interface Download {
  address: string
  title: string
  savedAt: number
  size: number
}

/**
 * How a download ended. `stopped`: paused by the reader or interrupted, the received parts stay. `full`: no space left;
 * `refused`: the browser refuses storage; `absent`: the document did not arrive; `gone`: the server no longer has it.
 */
export type DownloadOutcome = 'done' | 'stopped' | 'full' | 'refused' | 'absent' | 'gone'

/** Fetches and stores a document of this site. An older copy stays until the new one is complete. */
export async function downloadDocument(address: string, title: string): Promise<DownloadOutcome> {
  try {
    const document = await transferDocument(address, title)
    if (document === undefined) return 'stopped'
    document.headers.set(titleHeader, encodeURIComponent(title))
    document.headers.set(momentHeader, String(Date.now()))
    const cache = await caches.open(downloadsCache)
    await cache.put(address, document)
    await dropParts(new URL(address, location.href).href)
    // Persistent storage is not evicted by the browser.
    void navigator.storage?.persist?.().catch(() => false)
    return 'done'
  } catch (error) {
    if (error instanceof GoneError) return 'gone'
    if (error instanceof WrongAnswerError || error instanceof TypeError) return 'absent'
    if (!(error instanceof DOMException)) return 'refused'
    if (error.name === 'QuotaExceededError') await cancelTransfer(address)
    return error.name === 'QuotaExceededError' ? 'full' : error.name === 'AbortError' ? 'absent' : 'refused'
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

/** Resolves to the downloaded documents, newest first; undefined when the browser refuses storage. */
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

/** How a downloaded document compares with the server's, and the size of that one in bytes where it is known. */
export interface Comparison {
  server: 'same' | 'changed' | 'gone' | 'unknown'
  size?: number | undefined
}

/** Compares a downloaded document with the server's by a HEAD request. */
export async function compareWithServer(address: string): Promise<Comparison> {
  const downloaded = await cachedDocument(address)
  if (downloaded === undefined) return { server: 'unknown' }
  const now = await headOf(address)
  if (now?.status === 404 || now?.status === 410) return { server: 'gone' }
  if (!now?.ok) return { server: 'unknown' }
  const size = sizeOf(now)
  for (const mark of ['etag', 'last-modified', 'content-length']) {
    const [before, after] = [plain(downloaded.headers.get(mark)), plain(now.headers.get(mark))]
    if (before && after) return { server: before === after ? 'same' : 'changed', size }
  }
  return { server: 'unknown', size }
}

/** Resolves to a document's Content-Length in bytes; undefined when it is unknown. */
export async function weightOf(address: string): Promise<number | undefined> {
  const now = await headOf(address)
  return now?.ok ? sizeOf(now) : undefined
}

const headOf = (address: string) =>
  fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(8000) }).catch(() => undefined)

const sizeOf = ({ headers }: Response) =>
  (headers.has('content-encoding') ? 0 : Number(headers.get('content-length'))) || undefined

/** Removes the weak flag of an ETag, which depends on the compression. */
const plain = (mark: string | null) => mark?.replace(/^W\//, '') ?? ''

async function describe(url: string, response: Response | undefined): Promise<Download[]> {
  if (response === undefined) return []
  const { origin, pathname, search } = new URL(url)
  const address = origin === location.origin ? pathname + search : url
  const size = Number(response.headers.get('content-length')) || (await response.blob()).size
  const savedAt = Number(response.headers.get(momentHeader)) || 0
  return [{ address, title: decodeUri(response.headers.get(titleHeader) ?? '') || address, savedAt, size }]
}
