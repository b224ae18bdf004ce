/** However long a provider asks for, a reader is not left alone for longer than this, in milliseconds. */
const most = 30 * 60_000

/**
 * The moment before which a provider does not want to be asked again, from the `Retry-After` of a 429 or 503: seconds,
 * or a date in HTTP's form. 0 when it does not say, or says what nobody can read.
 */
export function notBefore(status: number, header: string | null): number {
  if (header === null || (status !== 429 && status !== 503)) return 0
  const now = Date.now()
  const moment = /^\s*\d+\s*$/.test(header) ? now + Number(header) * 1000 : Date.parse(header)
  return Number.isNaN(moment) || moment <= now ? 0 : Math.min(moment, now + most)
}
