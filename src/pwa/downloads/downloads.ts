import { decodeUri } from '@/lib/decode-uri'
import { siteAddress } from '@/lib/site-address'
import { refreshCachedAddresses } from './cached-addresses'
import { momentHeader, openDownloads, titleHeader } from './downloads-cache'
import { sizeOf } from './weight'

/** A document downloaded on this device: `savedAt` in milliseconds, `size` in bytes. */
export interface Download {
  address: string
  title: string
  savedAt: number
  size: number
}

export async function removeDownload(address: string): Promise<void> {
  try {
    const cache = await openDownloads()
    await cache.delete(address, { ignoreVary: true })
  } catch {
    // Nothing is downloaded where storage is refused.
  }
  await refreshCachedAddresses()
}

/** Resolves to the downloaded documents, newest first; undefined when the browser refuses storage. */
export async function listDownloads(): Promise<Download[] | undefined> {
  try {
    const cache = await openDownloads()
    const requests = await cache.keys()
    const all = await Promise.all(requests.map(async ({ url }) => describe(url, await cache.match(url))))
    return all.flat().sort((one, other) => other.savedAt - one.savedAt)
  } catch {
    return undefined
  }
}

async function describe(url: string, response: Response | undefined): Promise<Download[]> {
  if (response === undefined) return []
  const address = siteAddress(url) ?? url
  const size = Number(response.headers.get('content-length')) || (await response.blob()).size
  const savedAt = Number(response.headers.get(momentHeader)) || 0
  return [{ address, title: decodeUri(response.headers.get(titleHeader) ?? '') || address, savedAt, size }]
}

/** Resolves to the size of a document in bytes, as the answer to a request of its first byte names it; undefined where it does not. */
export async function sizeByRange(address: string): Promise<number | undefined> {
  const stop = new AbortController()
  try {
    const answer = await fetch(address, { headers: { Range: 'bytes=0-0' }, cache: 'no-store', signal: stop.signal })
    const [, total] = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? []
    return answer.status === 206 ? Number(total) || undefined : answer.ok ? sizeOf(answer) : undefined
  } catch {
    return undefined
  } finally {
    // Nothing of a whole document is wanted from a server without ranges.
    stop.abort()
  }
}
