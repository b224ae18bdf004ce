import { documentOf, isPage } from '@/pwa/downloads/server-document'

/** A connection that brings nothing for so long counts as cut, in milliseconds. */
const silenceMs = 60_000
/** The delay before the rest is requested, in milliseconds; the return of the network ends it. */
const retryMs = 5000

/** What was received of a document. */
interface Arriving {
  headers: Headers
  /** The validator of its version for If-Range: a strong ETag, or Last-Modified. */
  validator: string | null
  /** In bytes; undefined where the server does not say. */
  total: number | undefined
  parts: Uint8Array<ArrayBuffer>[]
  /** In bytes. */
  received: number
}

/** Shows the progress of a document, in bytes. */
type Show = (state: 'active' | 'interrupted', received: number, total: number | undefined) => void

/**
 * Fetches a document, for as long as it takes: where the connection was cut it goes on from the received byte. `gone`: the
 * server no longer has it; `absent`: nothing was received, or the answer is not the document.
 */
export async function receiveDocument(
  href: string,
  signal: AbortSignal,
  show: Show,
): Promise<Response | 'gone' | 'absent' | 'cancelled'> {
  const arriving: Arriving = { headers: new Headers(), validator: null, total: undefined, parts: [], received: 0 }
  while (!signal.aborted) {
    const showActive = () => show('active', arriving.received, arriving.total)
    showActive()
    const outcome = await receiveRest(href, signal, arriving, showActive)
    if (outcome === 'whole') return (await documentOf(href, arriving.headers, new Blob(arriving.parts))) ?? 'absent'
    if (outcome !== 'cut') return outcome
    if (arriving.received === 0) break
    if (!signal.aborted) show('interrupted', arriving.received, arriving.total)
    await pause(signal)
  }
  return signal.aborted ? 'cancelled' : 'absent'
}

/** Adds what one request brings: the rest where the server supports ranges and has the same version, else the whole document. */
async function receiveRest(
  href: string,
  signal: AbortSignal,
  arriving: Arriving,
  show: () => void,
): Promise<'whole' | 'cut' | 'gone' | 'absent'> {
  const line = new AbortController()
  const cut = () => line.abort()
  let timer = setTimeout(cut, silenceMs)
  signal.addEventListener('abort', cut)
  try {
    const answer = await fetch(href, { ...requestOf(arriving), signal: line.signal })
    if (answer.status === 404 || answer.status === 410) return 'gone'
    if (answer.status >= 500) return 'cut'
    if (answer.status === 416) {
      // The connection was cut after the last byte, or the document has another size by now and is requested from its beginning.
      if (answer.headers.get('content-range') === `bytes */${arriving.received}`) return 'whole'
      arriving.validator = null
      return 'cut'
    }
    if (!answer.ok || isPage(answer)) return 'absent'
    if (answer.status !== 206) begin(arriving, answer)
    else if (!answer.headers.get('content-range')?.startsWith(`bytes ${arriving.received}-`)) return 'absent'
    const reader = answer.body?.getReader()
    for (;;) {
      show()
      const part = (await reader?.read())?.value
      if (part === undefined) break
      arriving.parts.push(part)
      arriving.received += part.length
      clearTimeout(timer)
      timer = setTimeout(cut, silenceMs)
    }
    return arriving.total !== undefined && arriving.received < arriving.total ? 'cut' : 'whole'
  } catch {
    return arriving.received > 0 && arriving.received === arriving.total ? 'whole' : 'cut'
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', cut)
  }
}

function requestOf({ received, validator }: Arriving): RequestInit {
  if (received === 0 || validator === null) return { cache: 'no-cache' }
  return { cache: 'no-store', headers: { Range: `bytes=${received}-`, 'If-Range': validator } }
}

function begin(arriving: Arriving, { headers }: Response): void {
  // Length and ranges of a compressed response are those of the encoded body.
  const isPacked = headers.has('content-encoding')
  const length = headers.get('content-length')
  const etag = headers.get('etag')
  Object.assign(arriving, {
    headers,
    validator: isPacked ? null : etag?.startsWith('"') ? etag : headers.get('last-modified'),
    total: isPacked || length === null ? undefined : Number(length),
    parts: [],
    received: 0,
  } satisfies Arriving)
}

/** Resolves after a delay, when the network is back, or when `signal` aborts. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, retryMs)
    signal.addEventListener('abort', end)
    window.addEventListener('online', end)
  })
}
