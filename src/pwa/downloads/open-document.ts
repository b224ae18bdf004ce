import { cachedDocument } from './downloads-cache'

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
