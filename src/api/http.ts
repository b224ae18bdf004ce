import { ApiError, errorFrom } from './errors'
import { getToken, removeToken } from './token'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** The language of the answer; the page's own when left out. */
  locale?: string | undefined
  /** The token to call with; the stored one when left out. */
  token?: string | null | undefined
  /** Called when a read waits for a limit of requests, with the time in milliseconds, and at its end with 0. */
  onPause?: ((ms: number) => void) | undefined
  /** Reads the text of the answer; `Response.text` when left out. */
  readText?: ((response: Response) => Promise<string>) | undefined
}

export interface Call extends CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: string | FormData | undefined
  /** A 401 is an ordinary answer of this call (a refused login) and signs nobody out. */
  expectsUnauthorized?: boolean
}

/** A parsed response. */
export interface Answer {
  /** The parsed JSON; undefined for an empty body. */
  body: unknown
  /** When the provider answered, by its own clock, in milliseconds; undefined where it does not say. */
  asOf: number | undefined
  /** The web server answered with its copy because the provider is unavailable (deploy/nginx.conf). */
  isCopy: boolean
}

/** Sends a call and returns the parsed body of its answer; rejects as `ask` does. */
export async function request(path: string, call: Call = {}): Promise<unknown> {
  return (await ask(path, call)).body
}

/**
 * Sends a call. Rejects with an `ApiError`, or with the signal's reason when aborted. It has no timeout: the
 * specification sets none for reads, and forms add their own (lost-answer.ts).
 */
export async function ask(path: string, call: Call = {}): Promise<Answer> {
  const { method = 'GET', signal, body = null, readText } = call
  const token = tokenOf(call)
  let status = 0
  try {
    // A stored response may be in the other language or for another user. A provider may answer 304 for it all the same.
    const init: RequestInit = {
      method,
      headers: headersOf(call, token),
      body,
      cache: 'no-store',
      ...(signal && { signal }),
    }
    const response = await fetch(path, init)
    answers += 1
    signal?.throwIfAborted()
    status = response.status
    const { headers } = response
    const text = await (readText ? readText(response) : response.text())
    const copyOf = headers.get('X-CDEC-As-Of') ?? 'now'
    return {
      body: readAnswer(status, text, token, call, notBefore(status, headers.get('Retry-After'))),
      asOf: parseHttpDate(copyOf === 'now' ? headers.get('Date') : copyOf),
      isCopy: copyOf !== 'now',
    }
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error
    throw new ApiError(status, '', {}, { cause: error })
  }
}

let answers = 0

/** Returns how many calls were answered, with whatever. */
export const answerCount = () => answers

/** Returns the moment of an HTTP date in milliseconds; undefined for any other text. */
function parseHttpDate(date: string | null): number | undefined {
  const moment = Date.parse(date ?? '')
  return Number.isNaN(moment) ? undefined : moment
}

export const tokenOf = ({ token }: Call) => (token === undefined ? getToken() : token)

/** Returns the headers of a call, for fetch and XMLHttpRequest alike. */
export function headersOf(call: Call, token: string | null): Record<string, string> {
  return {
    ...providerHeaders(call.locale ?? connection.locale()),
    ...(typeof call.body === 'string' && { 'Content-Type': 'application/json' }),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  }
}

/** Returns the parsed body of a response; throws its `ApiError`. `token` is the one the call was sent with. */
export function readAnswer(status: number, text: string, token: string | null, call: Call, askAgain = 0): unknown {
  const body = parse(text)
  if (status >= 200 && status < 300) {
    if (body.readable) return body.value
    throw new ApiError(status, '', {}, { cause: body.cause })
  }
  // A 401 for the token of an earlier session says nothing about the current one.
  if (status === 401 && call.expectsUnauthorized !== true && token === getToken()) {
    removeToken()
    connection.onUnauthorized()
  }
  throw errorFrom(status, body.readable ? body.value : undefined, askAgain)
}

type Parsed = { readable: true; value: unknown } | { readable: false; cause: unknown }

function parse(text: string): Parsed {
  if (text.trim() === '') return { readable: true, value: undefined }
  try {
    return { readable: true, value: JSON.parse(text) }
  } catch (cause) {
    return { readable: false, cause }
  }
}

/** Returns the headers of every call to the provider; it answers in the language `locale`. */
export const providerHeaders = (locale: string) => ({
  Accept: 'application/json',
  'Accept-Language': locale,
  'X-Requested-With': 'XMLHttpRequest',
})

/** The longest delay that is respected, in milliseconds. */
const maxDelayMs = 30 * 60_000

/**
 * Returns the moment of the earliest retry in milliseconds, from the `Retry-After` of a 429 or 503 (seconds or an HTTP
 * date, RFC 9110 section 10.2.3); 0 for none or one that cannot be parsed.
 */
export function notBefore(status: number, header: string | null): number {
  if (header === null || (status !== 429 && status !== 503)) return 0
  const now = Date.now()
  const moment = /^\s*\d+\s*$/.test(header) ? now + Number(header) * 1000 : Date.parse(header)
  return Number.isNaN(moment) || moment <= now ? 0 : Math.min(moment, now + maxDelayMs)
}

/** Resolves at a moment (in milliseconds since 1970); rejects with the signal's reason when aborted. */
export function waitUntil(moment: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, moment - Date.now())
    signal?.addEventListener('abort', abort, { once: true })
  })
}

/** The context that the calls need from the page. */
interface PageContext {
  /** The language to ask for, 'fr' or 'en'. */
  locale: () => string
  /** Called after a 401 has removed the token. */
  onUnauthorized: () => void
}

const unconnected: PageContext = { locale: () => 'fr', onUnauthorized: () => undefined }
let connection = unconnected

/** Called once, at the start of the page. Returns a function that disconnects it. */
export function connect(page: PageContext): () => void {
  connection = page
  return () => {
    connection = unconnected
  }
}
