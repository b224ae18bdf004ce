/** What a part of the browser's storage holds: `entries`, and `bytes` as far as it can be known. */
export interface CacheSize {
  part: 'site' | 'pictures' | 'documents'
  entries: number
  bytes: number
}

const partOf = (name: string) =>
  name === 'pictures' || name === 'thumbnails' ? 'pictures' : name.startsWith('document') ? 'documents' : 'site'

/** What the service worker caches, by part; undefined when the browser refuses its storage. */
export async function cacheSizes(): Promise<CacheSize[] | undefined> {
  try {
    const sums = { site: empty(), pictures: empty(), documents: empty() }
    for (const name of await caches.keys()) {
      const sum = sums[partOf(name)]
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        sum.entries += 1
        sum.bytes += await bytesOf(await cache.match(request))
      }
    }
    return [
      { part: 'site', ...sums.site },
      { part: 'pictures', ...sums.pictures },
      { part: 'documents', ...sums.documents },
    ]
  } catch {
    return undefined
  }
}

const empty = () => ({ entries: 0, bytes: 0 })

/** The stored body is unpacked, so that the length of a compressed answer is too small. Another site's answer has none. */
async function bytesOf(response: Response | undefined): Promise<number> {
  if (response === undefined || response.type === 'opaque') return 0
  const length = response.headers.has('content-encoding') ? 0 : Number(response.headers.get('content-length'))
  return length || (await response.blob()).size
}
