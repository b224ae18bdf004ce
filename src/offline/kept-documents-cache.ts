/** Where the documents that a reader keeps on purpose are. */
export const keptDocuments = 'documents'

/** A kept document by its address; undefined when it is not kept. */
export async function keptDocument(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: keptDocuments, ignoreVary: true })
}
