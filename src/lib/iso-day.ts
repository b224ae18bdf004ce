// Sweden writes its dates as ISO days.
const isoDays = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Douala' })

/** The day in Cameroon, as an ISO day, of a moment in ISO or in milliseconds; of a text that is none its beginning. */
export function isoDayOf(moment: string | number): string {
  const time = typeof moment === 'number' ? moment : Date.parse(moment)
  return Number.isNaN(time) ? String(moment).slice(0, 10) : isoDays.format(time)
}
