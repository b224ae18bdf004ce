import { type Arriving, dropParts, joinParts, readArriving, storePart, writeArriving } from './parts'

/** How often what arrives is stored, in bytes: as much is lost with a tab that is closed. */
const partSize = 128 * 1024
/** A line that brings nothing for so long counts as cut, in milliseconds. */
const silenceTimeoutMs = 60_000

/** The server no longer has the document. */
export class GoneError extends Error {}
/** What arrives is not the document. */
export class WrongAnswerError extends Error {}

/**
 * Fetches what is missing of a document, once: from where it stopped where the server knows ranges and still has the same
 * version, else from its beginning. What has arrived is stored, however it ends. `report` is given bytes. Gives the
 * whole document; rejects when the line is cut, when `signal` says so, and with the two errors above.
 */
export async function continueTransfer(
  address: string,
  title: string,
  signal: AbortSignal,
  report: (received: number, total: number | undefined) => void,
): Promise<Response> {
  const { href } = new URL(address, location.href)
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
      if (!answer.ok || isPage(answer)) throw new WrongAnswerError(`${answer.status} ${href}`)
      if (answer.status !== 206 || about === undefined || !continues(answer, about, received)) {
        if (stored) await dropParts(href)
        // A part of another version is no beginning.
        if (answer.status === 206) throw new WrongAnswerError(`Another part of ${href}`)
        received = 0
        about = aboutOf(answer, address, title)
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

/** A page instead of a document is somebody's sign-in page or error page. */
const isPage = ({ headers }: Response) => /^text\/html\b/.test(headers.get('content-type') ?? '')

/** Whether a part is the one that was asked for, of the same document. */
function continues({ headers }: Response, { total, validator }: Arriving, received: number): boolean {
  const [, from, size] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers.get('content-range') ?? '') ?? []
  const etag = headers.get('etag')
  return (
    Number(from) === received &&
    (size === '*' || total === undefined || Number(size) === total) &&
    (etag === null || !validator?.startsWith('"') || etag === validator)
  )
}

function aboutOf({ headers }: Response, address: string, title: string): Arriving {
  // Of a compressed answer the length says nothing, and a part of it would not be a part of the document.
  const packed = headers.has('content-encoding')
  const length = headers.get('content-length')
  const etag = headers.get('etag')
  const strong = etag?.startsWith('"') ? etag : headers.get('last-modified')
  return {
    address,
    title,
    headers: [...headers],
    validator: packed ? undefined : (strong ?? undefined),
    total: packed || length === null ? undefined : Number(length),
  }
}

/** Stores a body as it comes, what came before a cut included. Returns how many bytes there are now. */
async function store(href: string, answer: Response, from: number, report: (received: number) => void) {
  const reader = answer.body?.getReader()
  let stored = from
  let waiting: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  let refused: { error: unknown } | undefined
  // Not waited for while bytes come: what a browser has received and nobody has read is lost with the line.
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

/** The document out of its parts; what is not whole, or no PDF where it should be one, is thrown away. */
async function whole(href: string, { headers, total }: Arriving): Promise<Response> {
  const body = await joinParts(href)
  const answer = new Response(body, { headers })
  const shouldBePdf = /\/pdf\b/.test(answer.headers.get('content-type') ?? '') || /\.pdf$/i.test(new URL(href).pathname)
  const isWhole = total === undefined || body.size === total
  if (!isWhole || (shouldBePdf && !(await body.slice(0, 1024).text()).includes('%PDF-'))) {
    await dropParts(href)
    throw new WrongAnswerError(`${href} is damaged`)
  }
  // The body is stored unpacked; its length is the one that counts.
  answer.headers.delete('content-encoding')
  answer.headers.set('content-length', String(body.size))
  return answer
}
