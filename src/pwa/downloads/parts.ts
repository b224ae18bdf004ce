/** What has arrived of documents that are not whole yet: each part an entry, so that a closed tab loses little. */
const partsCache = 'document-parts'

/** What is known of a document while it arrives. */
export interface Arriving {
  address: string
  title: string
  /** The headers of its first answer. */
  headers: [string, string][]
  /** What the server tells its versions apart by: a strong ETag, or the date of its last change. */
  validator: string | undefined
  /** In bytes; undefined where the server does not say. */
  total: number | undefined
}

const folder = '/__part/'
const keyOf = (href: string, name: string) => `${folder}${encodeURIComponent(href)}/${name}`

/** A document that has arrived in part; `received` in bytes. Undefined where there is none. */
export async function readArriving(href: string): Promise<(Arriving & { received: number }) | undefined> {
  const cache = await caches.open(partsCache)
  const about = await cache.match(keyOf(href, 'about'))
  if (about === undefined) return undefined
  const parts = await partsOf(cache, href)
  return { ...(await about.json()), received: parts.at(-1)?.to ?? 0 }
}

/** All that have arrived in part; none where the browser refuses its storage. */
export async function listArriving(): Promise<(Arriving & { received: number })[]> {
  try {
    const requests = await (await caches.open(partsCache)).keys()
    const named = requests.map(({ url }) => new URL(url).pathname.slice(folder.length).split('/'))
    const hrefs = named.flatMap(([href = '', name]) => (name === 'about' ? [decodeURIComponent(href)] : []))
    return (await Promise.all(hrefs.map(readArriving))).filter((one) => one !== undefined)
  } catch {
    return []
  }
}

export async function writeArriving(href: string, about: Arriving): Promise<void> {
  const cache = await caches.open(partsCache)
  await cache.put(keyOf(href, 'about'), Response.json(about))
}

/** Stores what has arrived from byte `from` on. */
export async function storePart(href: string, from: number, part: Blob): Promise<void> {
  const cache = await caches.open(partsCache)
  await cache.put(keyOf(href, `${from}-${from + part.size}`), new Response(part))
}

/** All parts in their order, as one. */
export async function joinParts(href: string): Promise<Blob> {
  const cache = await caches.open(partsCache)
  const blobs = (await partsOf(cache, href)).map(async ({ url }) => (await cache.match(url))?.blob() ?? new Blob())
  return new Blob(await Promise.all(blobs))
}

export async function dropParts(href: string): Promise<void> {
  const cache = await caches.open(partsCache)
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(keyOf(href, '')))
  await Promise.all(requests.map((request) => cache.delete(request)))
}

/** The parts that follow one another from the first byte on. */
async function partsOf(cache: Cache, href: string): Promise<{ url: string; from: number; to: number }[]> {
  const all = (await cache.keys()).flatMap(({ url }) => {
    const { pathname } = new URL(url)
    const [, from, to] = /\/(\d+)-(\d+)$/.exec(pathname) ?? []
    return pathname.startsWith(keyOf(href, '')) && from && to ? [{ url, from: Number(from), to: Number(to) }] : []
  })
  const parts: typeof all = []
  for (const part of all.sort((one, other) => one.from - other.from))
    if (part.from === (parts.at(-1)?.to ?? 0)) parts.push(part)
  return parts
}
