import { cachedDocument, momentHeader, openDownloads, titleHeader } from './downloads-cache'
import { headOf, sizeOf } from './weight'

// A document as the server has it: compared with the downloaded one, checked and stored, by pages and by the worker.

/** Stores a document under its title (percent-encoded). */
export async function storeDocument(href: string, title: string, document: Response): Promise<void> {
  document.headers.set(titleHeader, title)
  document.headers.set(momentHeader, String(Date.now()))
  await (await openDownloads()).put(href, document)
}

/** HTML instead of a document is a captive portal's or an error page. */
export const isPage = ({ headers }: Response) => /^text\/html\b/.test(headers.get('content-type') ?? '')

/** Returns a received document; undefined for one that should be a PDF and is none. */
export async function documentOf(href: string, headers: Headers, body: Blob): Promise<Response | undefined> {
  const document = new Response(body, { headers })
  const shouldBePdf =
    /\/pdf\b/.test(document.headers.get('content-type') ?? '') || /\.pdf$/i.test(new URL(href).pathname)
  if (shouldBePdf && !(await body.slice(0, 1024).text()).includes('%PDF-')) return undefined
  // The body is stored decoded.
  document.headers.delete('content-encoding')
  document.headers.set('content-length', String(body.size))
  return document
}

/** How a downloaded document compares with the server's, whose size in bytes is undefined where it is unknown. */
export interface Comparison {
  server: 'same' | 'changed' | 'gone' | 'unknown'
  size?: number | undefined
}

/** Compares a downloaded document with the server's by a HEAD request. */
export async function compareWithServer(address: string): Promise<Comparison> {
  const downloaded = await cachedDocument(address)
  if (downloaded === undefined) return { server: 'unknown' }
  const now = await headOf(address)
  if (now?.status === 404 || now?.status === 410) return { server: 'gone' }
  if (!now?.ok) return { server: 'unknown' }
  const size = sizeOf(now)
  for (const mark of ['etag', 'last-modified', 'content-length']) {
    const [before, after] = [plain(downloaded.headers.get(mark)), plain(now.headers.get(mark))]
    if (before && after) return { server: before === after ? 'same' : 'changed', size }
  }
  return { server: 'unknown', size }
}

/** Removes the weak flag of an ETag, which depends on the compression. */
const plain = (mark: string | null) => mark?.replace(/^W\//, '') ?? ''
