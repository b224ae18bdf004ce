import { ApiError } from './errors'

// How long a call waits for its answer, and what is known where none comes.

/** How long an answer may take, or the next part of a body that is sent or received, in milliseconds. */
export const answerTimeoutMs = 30_000

/** How long the provider may work on what it was sent, to store files or to translate: the web server gives up after 120 s. */
export const workTimeoutMs = 150_000

/**
 * Runs a call that ends after `timeoutMs` without an answer. Each `renew` begins the time again; the signal passed on is aborted at
 * the timeout and by `signal`. Rejects at once with the reason of `signal`, or with an `ApiError` whose `loss` is `timeout`,
 * also where the call itself never ends.
 */
export function withTimeout<Answer>(
  signal: AbortSignal | undefined,
  call: (signal: AbortSignal, renew: (ms?: number) => void) => Promise<Answer>,
  timeoutMs = answerTimeoutMs,
): Promise<Answer> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (reason: unknown) => controller.abort(reason)
  const abort = () => stop(signal?.reason)
  const renew = (ms = timeoutMs) => {
    clearTimeout(timer)
    timer = setTimeout(() => stop(new ApiError(0, '', {}, { loss: 'timeout' })), ms)
  }
  return new Promise<Answer>((resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) return abort()
    renew()
    call(controller.signal, renew).then(resolve, reject)
  }).finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  })
}

/** Returns the bytes of a response; calls `onPart` with each part that arrives. */
export async function readParts(response: Response, onPart: () => void): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = response.body?.getReader()
  const parts = []
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    onPart()
    parts.push(part.value)
  }
  return parts
}

/** Returns the text of a response; calls `onPart` with each part that arrives. */
export async function readByParts(response: Response, onPart: () => void): Promise<string> {
  const decoder = new TextDecoder()
  const parts = await readParts(response, onPart)
  return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode()
}

/** Whether the provider may have written although the call failed. Laravel answers 500 also where the failure came after the write. */
export function isUncertain(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof Error && error.name === 'AbortError'
  const { status } = error
  // An answer that cannot be parsed keeps its success status. A provider may fail after it has written.
  return status === 0 || status === 408 || status >= 500 || (status >= 200 && status < 300)
}
