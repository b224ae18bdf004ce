/** Cameroon is an hour ahead of UTC the whole year. In milliseconds. */
const offset = 3_600_000

/** The day in Cameroon, as an ISO day, of a moment in ISO or in milliseconds; of a text that is none its beginning. */
export function isoDayOf(moment: string | number): string {
  const time = typeof moment === 'number' ? moment : Date.parse(moment)
  // Not by the browser's formats: on a phone the first of them takes as long as the rest of a screen.
  return Number.isNaN(time) ? String(moment).slice(0, 10) : new Date(time + offset).toISOString().slice(0, 10)
}
