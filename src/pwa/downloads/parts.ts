/** The received parts of incomplete documents, an entry each, so that a closed tab loses little. */
const partsCache = 'document-parts'

/** The description of an incomplete document. */
export interface Arriving {
  /** The headers of its first response. */
  headers: [string, string][]
  /** The validator of its version for If-Range: a strong ETag, or Last-Modified. */
  validator: string | undefined
  /** In bytes; undefined where the server does not say. */
  total: number | undefined
}

const folder = '/__part/'
const addressOf = (href: string, name: string) => `${folder}${encodeURIComponent(href)}/${name}`

/** Resolves to an incomplete document, `received` in bytes; undefined where there is none. */
export async function readArriving(href: string): Promise<(Arriving & { received: number }) | undefined> {
  const cache = await caches.open(partsCache)
  const about = await cache.match(addressOf(href, 'about'))
  if (about === undefined) return undefined
  const parts = await partsOf(cache, href)
  return { ...(await about.json()), received: parts.at(-1)?.to ?? 0 }
}

export async function writeArriving(href: string, about: Arriving): Promise<void> {
  const cache = await caches.open(partsCache)
  await cache.put(addressOf(href, 'about'), Response.json(about))
}

/** Stores a part that begins at byte `from`. */
export async function storePart(href: string, from: number, part: Blob): Promise<void> {
  const cache = await caches.open(partsCache)
  await cache.put(addressOf(href, `${from}-${from + part.size}`), new Response(part))
}

/** Resolves to the concatenated parts. */
export async function joinParts(href: string): Promise<Blob> {
  const cache = await caches.open(partsCache)
  const blobs = (await partsOf(cache, href)).map(async ({ url }) => (await cache.match(url))?.blob() ?? new Blob())
  return new Blob(await Promise.all(blobs))
}

export async function dropParts(href: string): Promise<void> {
  const cache = await caches.open(partsCache)
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(addressOf(href, '')))
  await Promise.all(requests.map((request) => cache.delete(request)))
}

/** Returns the contiguous parts from the first byte on. */
async function partsOf(cache: Cache, href: string): Promise<{ url: string; from: number; to: number }[]> {
  const all = (await cache.keys()).flatMap(({ url }) => {
    const { pathname } = new URL(url)
    const [, from, to] = /\/(\d+)-(\d+)$/.exec(pathname) ?? []
    return pathname.startsWith(addressOf(href, '')) && from && to ? [{ url, from: Number(from), to: Number(to) }] : []
  })
  const parts: typeof all = []
  for (const part of all.sort((one, other) => one.from - other.from))
    if (part.from === (parts.at(-1)?.to ?? 0)) parts.push(part)
  return parts
}
