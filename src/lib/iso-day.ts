/** Cameroon's time zone is UTC+1 all year. */
const offsetMs = 3_600_000

/** Returns the ISO day in Cameroon of a moment (ISO or milliseconds); the first ten characters of any other text. */
export function isoDayOf(moment: string | number): string {
  const time = typeof moment === 'number' ? moment : Date.parse(moment)
  // The first Intl.DateTimeFormat takes a cheap phone as long as the rest of a screen.
  return Number.isNaN(time) ? String(moment).slice(0, 10) : new Date(time + offsetMs).toISOString().slice(0, 10)
}
