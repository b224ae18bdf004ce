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
