import { ApiError } from './errors'

// Answers that do not come: how long a call waits for one, and what is known without it.

/** How long an answer may take, or the next part of a body that is sent or received, in milliseconds. */
export const answerTimeoutMs = 30_000

/**
 * Runs a call that ends with the answer timeout. Each `renew` begins the time again; the signal passed on is aborted at
 * the timeout and by `signal`. Rejects at once with the reason of `signal`, or with an `ApiError` whose `loss` is `timeout`,
 * also where the call itself never ends.
 */
export function withTimeout<Answer>(
  signal: AbortSignal | undefined,
  call: (signal: AbortSignal, renew: () => void) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (reason: unknown) => controller.abort(reason)
  const abort = () => stop(signal?.reason)
  const renew = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stop(new ApiError(0, '', {}, { loss: 'timeout' })), answerTimeoutMs)
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

/** Returns the text of a response; calls `onPart` with each part that arrives. */
export async function readByParts(response: Response, onPart: () => void): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    onPart()
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/** Whether the provider may have written although the call failed. Laravel answers 500 also where the failure came after the write. */
export function isUncertain(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof Error && error.name === 'AbortError'
  const { status } = error
  // An answer that cannot be parsed keeps its success status. A provider may fail after it has written.
  return status === 0 || status === 408 || status >= 500 || (status >= 200 && status < 300)
}
