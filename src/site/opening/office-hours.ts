import type { Hours } from '@/contract/rows/content-blocks'
import { doualaTime, isoDayOf } from '@/lib/iso-day'

/** The default office hours (specification). */
export const officeHours: readonly Hours[] = [{ days: [1, 2, 3, 4, 5], from: 480, to: 960 }]

/**
 * Whether an office is open at a moment, and until when or when it opens next, where it does within two weeks; minutes of the
 * day in Douala time.
 */
export type OfficeState =
  | { open: true; until: number }
  | { open: false; holiday: boolean; opens: { weekday: number; inDays: number; at: number } | undefined }

const maxDays = 14

/** The state of an office at a moment (in milliseconds), wherever the device is. */
export function officeAt(moment: number, hours: readonly Hours[]): OfficeState {
  const now = doualaTime(moment)
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes()
  const today = spansOn(moment, hours)
  const span = today.find(({ from, to }) => from <= minute && minute < to)
  if (span) return { open: true, until: span.to }
  const opens = Array.from({ length: maxDays + 1 }, (_, inDays) => {
    const later = moment + inDays * day
    const next = (inDays === 0 ? today : spansOn(later, hours)).find(({ from }) => inDays > 0 || from > minute)
    return next && { weekday: doualaTime(later).getUTCDay(), inDays, at: next.from }
  }).find((next) => next !== undefined)
  return { open: false, holiday: isHoliday(moment), opens }
}

const day = 86_400_000

/** Returns the hours of a day in order; [] on a public holiday. */
function spansOn(moment: number, hours: readonly Hours[]): readonly Hours[] {
  if (isHoliday(moment)) return []
  const weekday = doualaTime(moment).getUTCDay()
  return hours.filter(({ days }) => days.includes(weekday)).toSorted((one, other) => one.from - other.from)
}

// Law No. 73/5 of 7 December 1973, articles 2 and 3. Lunar feasts and those that depend on Easter are not included.
const civil = new Set(['01-01', '02-11', '05-01', '05-20'])
const religious = new Set(['08-15', '12-25'])

/** A public holiday with a fixed date, or the Monday that replaces a civil one which falls on a Sunday (article 2). */
function isHoliday(moment: number): boolean {
  const date = dateOf(moment)
  if (civil.has(date) || religious.has(date)) return true
  return doualaTime(moment).getUTCDay() === 1 && civil.has(dateOf(moment - day))
}

const dateOf = (moment: number) => isoDayOf(moment).slice(5)
