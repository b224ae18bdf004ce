import { type Arriving, dropParts, joinParts, readArriving, storePart, writeArriving } from './parts'
import { documentOf, isPage } from './server-document'

/** The size of stored parts, in bytes: at most this much is lost with a closed tab. */
const partSize = 128 * 1024
/** A connection that brings nothing for so long counts as cut, in milliseconds. */
const silenceTimeoutMs = 60_000

/** The server no longer has the document. */
export class GoneError extends Error {}
/** The response is not the document; `isTemporary` where the server is unavailable. */
export class WrongAnswerError extends Error {
  readonly isTemporary: boolean
  constructor(message: string, status = 0) {
    super(message)
    this.isTemporary = status >= 500
  }
}

/**
 * Fetches the rest of a document in one attempt: from the received byte where the server supports ranges and has the same
 * version, else from the beginning. Received bytes are stored however it ends; `report` is called with bytes. Resolves to the
 * complete document. Rejects when the connection is cut or `signal` aborts, and with the two errors above.
 */
export async function continueTransfer(
  href: string,
  signal: AbortSignal,
  report: (received: number, total: number | undefined) => void,
): Promise<Response> {
  let about: Arriving | undefined
  let received = 0
  const stored = await readArriving(href)
  if (stored?.validator !== undefined && stored.received > 0) ({ received, ...about } = stored)
  else if (stored) await dropParts(href)

  if (about === undefined || received !== about.total) {
    const line = new AbortController()
    const cut = () => line.abort(signal.reason)
    signal.addEventListener('abort', cut)
    let timer = setTimeout(cut, silenceTimeoutMs)
    try {
      const answer = await fetch(href, requestOf(about, received, line.signal))
      if (answer.status === 404 || answer.status === 410) throw new GoneError(href)
      if (!answer.ok || isPage(answer)) throw new WrongAnswerError(`${answer.status} ${href}`, answer.status)
      if (answer.status !== 206 || about === undefined || !continues(answer, about, received)) {
        if (stored) await dropParts(href)
        // A range of another version cannot be used.
        if (answer.status === 206) throw new WrongAnswerError(`Another part of ${href}`)
        received = 0
        about = aboutOf(answer)
        await writeArriving(href, about)
      }
      const { total } = about
      report(received, total)
      received = await store(href, answer, received, (size) => {
        clearTimeout(timer)
        timer = setTimeout(cut, silenceTimeoutMs)
        report(size, total)
      })
      if (total !== undefined && received < total) throw new TypeError(`${href} ended early`)
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', cut)
    }
  }
  return whole(href, about)
}

function requestOf(about: Arriving | undefined, received: number, signal: AbortSignal): RequestInit {
  if (about?.validator === undefined) return { cache: 'no-cache', signal }
  return { cache: 'no-store', signal, headers: { Range: `bytes=${received}-`, 'If-Range': about.validator } }
}

/** Returns whether a partial response is the requested range of the same version. */
function continues({ headers }: Response, { total, validator }: Arriving, received: number): boolean {
  const [, from, size] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers.get('content-range') ?? '') ?? []
  const etag = headers.get('etag')
  return (
    Number(from) === received &&
    (size === '*' || total === undefined || Number(size) === total) &&
    (etag === null || !validator?.startsWith('"') || etag === validator)
  )
}

function aboutOf({ headers }: Response): Arriving {
  // Length and ranges of a compressed response are those of the encoded body.
  const packed = headers.has('content-encoding')
  const length = headers.get('content-length')
  const etag = headers.get('etag')
  const strong = etag?.startsWith('"') ? etag : headers.get('last-modified')
  return {
    headers: [...headers],
    validator: packed ? undefined : (strong ?? undefined),
    total: packed || length === null ? undefined : Number(length),
  }
}

/** Stores a body as it arrives, also what came before a cut. Returns the number of bytes received in all. */
async function store(href: string, answer: Response, from: number, report: (received: number) => void) {
  const reader = answer.body?.getReader()
  let stored = from
  let waiting: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  let refused: { error: unknown } | undefined
  // Reading does not wait for storing: bytes that the browser has received but nobody has read are lost with the connection.
  let storing = Promise.resolve()
  const flush = () => {
    const part = new Blob(waiting)
    const at = stored
    stored += part.size
    waiting = []
    size = 0
    if (part.size > 0)
      storing = storing
        .then(() => storePart(href, at, part))
        .catch((error: unknown) => {
          refused = { error }
        })
  }
  try {
    for (;;) {
      const next = await reader?.read()
      if (next?.value === undefined || refused) break
      waiting.push(next.value)
      size += next.value.length
      report(stored + size)
      if (size >= partSize || document.visibilityState === 'hidden') flush()
    }
  } finally {
    flush()
    await storing
  }
  if (refused) throw refused.error
  return stored
}

/** Joins the parts. An incomplete or damaged document is removed and rejected. */
async function whole(href: string, { headers, total }: Arriving): Promise<Response> {
  const body = await joinParts(href)
  const document = total === undefined || body.size === total ? await documentOf(href, headers, body) : undefined
  if (document) return document
  await dropParts(href)
  throw new WrongAnswerError(`${href} is damaged`)
}
