/** Where the documents that a reader downloads on purpose are. */
export const downloadsCache = 'documents'

/** What is stored beside a document, in headers of its own: its title (percent-encoded), and when it was downloaded. */
export const titleHeader = 'x-kept-title'
export const momentHeader = 'x-kept-at'

/** A downloaded document by its address; undefined when it is not downloaded, or the browser refuses its storage. */
export async function cachedDocument(address: string): Promise<Response | undefined> {
  try {
    return await caches.match(address, { cacheName: downloadsCache, ignoreVary: true })
  } catch {
    return undefined
  }
}

/** How long the network may take to begin answering before the downloaded copy is opened, in milliseconds. */
const answerTimeoutMs = 2000

/**
 * Opens a document in the service worker: the server's while the network answers, else the downloaded copy, else
 * the page that says so and opens the document once the network is back.
 */
export async function openDocument(request: Request, { pathname, search }: URL): Promise<Response> {
  const downloaded = await cachedDocument(request.url)
  try {
    const answer = downloaded ? await Promise.race([fetch(request), tooLate()]) : await fetch(request)
    return answer.ok || downloaded === undefined ? answer : downloaded
  } catch {
    return downloaded ?? Response.redirect(`/mes-documents?document=${encodeURIComponent(pathname + search)}`)
  }
}

function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The network takes too long')), answerTimeoutMs)
  })
}
