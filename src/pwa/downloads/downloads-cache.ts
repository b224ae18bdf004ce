/** Where the documents that a reader keeps on purpose are. */
export const downloadsCache = 'documents'

/** What is kept beside a document, in headers of its own: its title (percent-encoded), and when it was kept. */
export const titleHeader = 'x-kept-title'
export const momentHeader = 'x-kept-at'

/** A kept document by its address; undefined when it is not kept, or the browser refuses its storage. */
export async function cachedDocument(address: string): Promise<Response | undefined> {
  try {
    return await caches.match(address, { cacheName: downloadsCache, ignoreVary: true })
  } catch {
    return undefined
  }
}
