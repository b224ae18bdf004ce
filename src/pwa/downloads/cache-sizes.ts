/** The size of a part of the caches, in bytes as far as it can be known. */
export interface CacheSize {
  part: 'site' | 'pictures' | 'documents'
  bytes: number
}

const partOf = (name: string) =>
  name === 'pictures' || name === 'thumbnails' ? 'pictures' : name.startsWith('document') ? 'documents' : 'site'

/** Resolves to the sizes of all caches by part; undefined when the browser refuses storage. */
export async function cacheSizes(): Promise<CacheSize[] | undefined> {
  try {
    const sums = { site: 0, pictures: 0, documents: 0 }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) sums[partOf(name)] += await bytesOf(await cache.match(request))
    }
    return [
      { part: 'site', bytes: sums.site },
      { part: 'pictures', bytes: sums.pictures },
      { part: 'documents', bytes: sums.documents },
    ]
  } catch {
    return undefined
  }
}

/** Content-Length is too small for a response that was compressed, because its body is stored decoded. */
async function bytesOf(response: Response | undefined): Promise<number> {
  if (response === undefined || response.type === 'opaque') return 0
  const length = response.headers.has('content-encoding') ? 0 : Number(response.headers.get('content-length'))
  return length || (await response.blob()).size
}
