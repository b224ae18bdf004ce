import { localeOf } from '@/i18n/locale'
import { siteAddress } from '@/lib/site-address'
import { addressIn } from '@/lib/site-paths'

/** The cache of the documents that a reader has downloaded. */
export const downloadsCache = 'documents'

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

/** How long the network may take before the downloaded copy is opened, in milliseconds. */
const answerTimeoutMs = 2000

/**
 * Called in the service worker: returns a document from the network, else the downloaded copy, else a redirect to the page
 * that opens the document once the network is back, in the language of the page that was used last.
 */
export async function openDocument(
  { clients }: ServiceWorkerGlobalScope,
  request: Request,
  { href }: URL,
): Promise<Response> {
  const downloaded = await cachedDocument(request.url)
  try {
    const answer = downloaded ? await Promise.race([fetch(request), tooLate()]) : await fetch(request)
    return answer.ok || downloaded === undefined ? answer : downloaded
  } catch {
    if (downloaded) return downloaded
    const [last] = await clients.matchAll({ type: 'window' })
    const page = `/mes-documents?document=${encodeURIComponent(siteAddress(href) ?? '')}`
    return Response.redirect(last ? addressIn(localeOf(new URL(last.url).pathname), page) : page)
  }
}

function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The network takes too long')), answerTimeoutMs)
  })
}
