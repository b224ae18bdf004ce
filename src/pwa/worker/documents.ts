import { localeOf } from '@/i18n/locale'
import { decodeUri } from '@/lib/decode-uri'
import { careful } from '@/lib/network-use'
import { siteAddress } from '@/lib/site-address'
import { addressIn } from '@/lib/site-paths'
import { cachedDocument, titleHeader } from '@/pwa/downloads/downloads-cache'
import { fileName } from '@/pwa/downloads/file-name'
import { compareWithServer, documentOf, isPage, storeDocument } from '@/pwa/downloads/server-document'
import { readSetting } from './reader-settings'

/** In bytes: a larger document is renewed only when the reader asks for it. */
const maxRenewedBytes = 1_000_000

/**
 * Answers with a downloaded document at once, and renews it behind; with another one from the network, else with a redirect to
 * the page that opens it once the network is back, in the language of the page that was used last.
 */
export async function openDocument(
  { clients }: ServiceWorkerGlobalScope,
  event: ExtendableEvent,
  request: Request,
): Promise<Response> {
  const downloaded = await cachedDocument(request.url)
  if (downloaded) {
    event.waitUntil(renewDocument(request.url))
    return named(downloaded, request.url)
  }
  try {
    return await fetch(request)
  } catch {
    const [last] = await clients.matchAll({ type: 'window' })
    const page = `/mes-documents?document=${encodeURIComponent(siteAddress(request.url) ?? '')}`
    return Response.redirect(last ? addressIn(localeOf(new URL(last.url).pathname), page) : page)
  }
}

/** Returns a downloaded document with its title as the name that it is saved and shared under. */
function named(document: Response, href: string): Response {
  const title = decodeUri(document.headers.get(titleHeader) ?? '')
  if (title === '') return document
  const headers = new Headers(document.headers)
  const name = encodeURIComponent(fileName(title, href, headers.get('content-type') ?? ''))
  // RFC 8187 does not allow these signs.
  headers.set('Content-Disposition', `inline; filename*=UTF-8''${name.replaceAll(/['()*]/g, '-')}`)
  return new Response(document.body, { headers })
}

/**
 * Replaces a downloaded document that has changed on the server. A large one, and any one with a data saver or a slow network, is
 * only offered on the page of downloads.
 */
async function renewDocument(href: string): Promise<void> {
  try {
    if (careful(null, navigator) || (await readSetting('savesData'))) return
    const { server, size = Infinity } = await compareWithServer(href)
    if (server !== 'changed' || size > maxRenewedBytes) return
    const answer = await fetch(href, { cache: 'no-cache', priority: 'low' })
    if (answer.status !== 200 || isPage(answer)) return
    const document = await documentOf(href, answer.headers, await answer.blob())
    // The reader may have removed it meanwhile.
    const last = await cachedDocument(href)
    if (document && last) await storeDocument(href, last.headers.get(titleHeader) ?? '', document)
  } catch {
    // Without a network or storage the downloaded document stays.
  }
}
