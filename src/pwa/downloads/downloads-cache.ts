/** The cache of the documents that a reader has downloaded. */
const downloadsCache = 'documents'

export const openDownloads = () => caches.open(downloadsCache)

/** Added response headers: the document's title (percent-encoded), and when it was downloaded, in milliseconds. */
export const titleHeader = 'x-kept-title'
export const momentHeader = 'x-kept-at'

/** Resolves to a downloaded document; undefined when it is not downloaded or storage is refused. */
export async function cachedDocument(address: string): Promise<Response | undefined> {
  try {
    return await caches.match(address, { cacheName: downloadsCache, ignoreVary: true })
  } catch {
    return undefined
  }
}
