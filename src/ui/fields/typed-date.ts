/**
 * Returns the ISO day of a typed day, month and year; '' for nothing, and the typed text for an impossible day (31 April) or
 * a year that is not written in full.
 */
export function typedDate(day: string, month: string, year: string): string {
  const parts = [day, month, year].map((part) => part.trim())
  if (parts.every((part) => part === '')) return ''
  const typed = parts.join('/')
  if (!/^\d{1,2}\/\d{1,2}\/(19|20)\d\d$/.test(typed)) return typed
  const iso = `${parts[2]}-${parts[1]?.padStart(2, '0')}-${parts[0]?.padStart(2, '0')}`
  const moment = new Date(`${iso}T00:00:00Z`)
  // Date moves 31 April to 1 May.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : typed
}

/** Parses a pasted date, "7/3/1990" or "1990-03-07", to day, month and year; null for anything else. */
export function pastedDate(text: string): [day: string, month: string, year: string] | null {
  const [, day, month, year] = /^\s*(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})\s*$/.exec(text) ?? []
  if (day && month && year) return [day, month, year]
  const [, isoYear, isoMonth, isoDay] = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text) ?? []
  return isoDay && isoMonth && isoYear ? [isoDay, isoMonth, isoYear] : null
}
