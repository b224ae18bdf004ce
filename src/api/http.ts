import { currentConnection } from './connection'
import { takeEarly } from './early-reads'
import { ApiError, errorFrom } from './errors'
import { learnProviderTime } from './provider-clock'
import { notBefore } from './retry-after'
import { getToken, removeToken } from './token'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** The language of the answer; the page's own when left out. */
  locale?: string | undefined
  /** The token to call with; the stored one when left out. */
  token?: string | null | undefined
}

export interface Call extends CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: string | FormData | undefined
  /** A 401 is an ordinary answer of this call (a refused login) and signs nobody out. */
  expectsUnauthorized?: boolean
}

/**
 * Sends a call and gives its parsed body (undefined for an empty one). Rejects with an `ApiError`, or with the
 * signal's reason when aborted. There is no timeout: the specification sets none.
 */
export async function request(path: string, call: Call = {}): Promise<unknown> {
  const token = tokenOf(call)
  const headers = headersOf(call, token)
  let status = 0
  try {
    // An answer that the browser has cached may be in the other language, or another reader's: the provider is asked.
    const init: RequestInit = { method: call.method ?? 'GET', headers, body: call.body ?? null, cache: 'no-cache' }
    const response = await (early(path, call, token) ??
      fetch((currentConnection().origin ?? '') + path, call.signal ? { ...init, signal: call.signal } : init))
    call.signal?.throwIfAborted()
    status = response.status
    const text = await response.text()
    const answer = readAnswer(status, text, token, call, notBefore(status, response.headers.get('Retry-After')))
    const date = response.headers.get('Date')
    learnProviderTime(date)
    const asOf = response.headers.get('X-CDEC-As-Of') ?? 'now'
    // The provider is away: the web server has answered for it (deploy/nginx.conf).
    if (asOf !== 'now') throw new ApiError(502, '', {}, { copy: { body: answer, asOf, date: date ?? '' } })
    return answer
  } catch (error) {
    if (error instanceof ApiError || call.signal?.aborted) throw error
    throw new ApiError(status, '', {}, { cause: error })
  }
}

/** A visitor's read that the document has begun already. */
function early(path: string, { method = 'GET', locale = currentConnection().locale() }: Call, token: string | null) {
  return method === 'GET' && token === null ? takeEarly(path, locale) : undefined
}

export const tokenOf = ({ token }: Call) => (token === undefined ? getToken() : token)

/** The headers every call carries, whichever way it is sent. */
export function headersOf(call: Call, token: string | null): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': call.locale ?? currentConnection().locale(),
    'X-Requested-With': 'XMLHttpRequest',
    ...(typeof call.body === 'string' && { 'Content-Type': 'application/json' }),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  }
}

/** The parsed body of an answer; throws its `ApiError`. `token` is the one the call was sent with. */
export function readAnswer(status: number, text: string, token: string | null, call: Call, askAgain = 0): unknown {
  const body = parse(text)
  if (status >= 200 && status < 300) {
    if (body.readable) return body.value
    throw new ApiError(status, '', {}, { cause: body.cause })
  }
  // An answer to a call of an earlier sign-in says nothing about the present one.
  if (status === 401 && call.expectsUnauthorized !== true && token === getToken()) {
    removeToken()
    currentConnection().onUnauthorized()
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
