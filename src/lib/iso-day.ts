/** Cameroon's time zone is UTC+1 all year. */
const offsetMs = 3_600_000

const writtenDate = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(?:(Z)|([+-]\d\d)(?::?(\d\d))?)?)?$/i

/** Shifts a moment in milliseconds so that its UTC parts are the local time of Cameroon. */
const doualaTime = (moment: number) => new Date(moment + offsetMs)

/**
 * Returns a date of the provider as an ISO day, or as an ISO moment with the offset of Cameroon, so that its first ten
 * characters are its day there on any device; '' for any other text. A time without a zone, as MySQL writes it, is a time in
 * Cameroon.
 */
export function doualaDate(text: string): string {
  const [, day, time, utc, hours, minutes = '00'] = writtenDate.exec(text.trim()) ?? []
  if (day === undefined || !isIsoDay(day)) return ''
  if (time === undefined) return day
  const zone = utc ? 'Z' : hours === undefined ? '+01:00' : `${hours}:${minutes}`
  const moment = Date.parse(`${day}T${time}${zone}`)
  return Number.isNaN(moment)
    ? ''
    : doualaTime(moment)
        .toISOString()
        .replace(/(?:\.000)?Z$/, '+01:00')
}

/** Returns the ISO day in Cameroon of a date of the provider or of a moment in milliseconds; '' for a text that is no date. */
export function isoDayOf(date: string | number): string {
  // The first Intl.DateTimeFormat takes a cheap phone as long as the rest of a screen.
  return (typeof date === 'number' ? doualaTime(date).toISOString() : doualaDate(date)).slice(0, 10)
}

/** Whether a text is a day of the calendar, in ISO. */
export function isIsoDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  // Date.parse reads 31 February as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
