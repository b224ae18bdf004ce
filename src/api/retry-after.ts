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
