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

/** How long the network may take to begin answering before the kept copy is opened, in milliseconds. */
const patience = 2000

/**
 * Opens a document in the service worker: the server's while the network answers, else the copy that is kept, else
 * the page that says so and opens the document once the network is back.
 */
export async function openDocument(request: Request, { pathname, search }: URL): Promise<Response> {
  const kept = await cachedDocument(request.url)
  try {
    const answer = kept ? await Promise.race([fetch(request), tooLate()]) : await fetch(request)
    return answer.ok || kept === undefined ? answer : kept
  } catch {
    return kept ?? Response.redirect(`/mes-documents?document=${encodeURIComponent(pathname + search)}`)
  }
}

function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The network takes too long')), patience)
  })
}
