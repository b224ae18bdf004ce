import type { Closure, Hours } from '@/contract/rows/content-blocks'
import { doualaTime, isoDayOf } from '@/lib/iso-day'

/** The default office hours (specification). */
export const officeHours: readonly Hours[] = [{ days: [1, 2, 3, 4, 5], from: 480, to: 960 }]

/**
 * Whether an office is open at a moment, and until when or when it opens next, where it is known to do so within a week;
 * minutes of the day in Douala time.
 */
export type OfficeState =
  | { open: true; until: number }
  | { open: false; holiday: boolean; opens: { weekday: number; inDays: number; at: number } | undefined }

const maxDays = 7

/**
 * The state of an office at a moment (in milliseconds), wherever the device is; undefined in its usual hours on a day that may
 * be a holiday.
 */
export function officeAt(
  moment: number,
  hours: readonly Hours[],
  closures: readonly Closure[] = [],
): OfficeState | undefined {
  const now = doualaTime(moment)
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes()
  const today = spansOn(moment, hours, closures)
  const span = today.find(({ from, to }) => from <= minute && minute < to)
  if (span) return mayBeHoliday(moment) ? undefined : { open: true, until: span.to }
  return { open: false, holiday: isHoliday(moment), opens: nextOpening(moment, minute, hours, closures) }
}

function nextOpening(moment: number, minute: number, hours: readonly Hours[], closures: readonly Closure[]) {
  for (let inDays = 0; inDays <= maxDays; inDays++) {
    const later = moment + inDays * day
    const next = spansOn(later, hours, closures).find(({ from }) => inDays > 0 || from > minute)
    if (next) return mayBeHoliday(later) ? undefined : { weekday: doualaTime(later).getUTCDay(), inDays, at: next.from }
  }
  return undefined
}

const day = 86_400_000

/** Returns the hours of a day in order; [] on a public holiday and while the office is closed. */
function spansOn(moment: number, hours: readonly Hours[], closures: readonly Closure[]): readonly Hours[] {
  const date = isoDayOf(moment)
  if (isHoliday(moment) || closures.some(({ first, last }) => first <= date && date <= last)) return []
  const weekday = doualaTime(moment).getUTCDay()
  return hours.filter(({ days }) => days.includes(weekday)).toSorted((one, other) => one.from - other.from)
}

// Law No. 73/5 of 7 December 1973, articles 2 and 3.
const civil = new Set(['01-01', '02-11', '05-01', '05-20'])
const religious = new Set(['08-15', '12-25'])

/** Good Friday and Ascension, in days after Easter. */
const afterEaster = new Set([-2, 39])

/** A public holiday with a known date, or the Monday that replaces a civil one which falls on a Sunday (article 2). */
function isHoliday(moment: number): boolean {
  const date = dateOf(moment)
  if (civil.has(date) || religious.has(date) || afterEaster.has(daysAfterEaster(moment))) return true
  return doualaTime(moment).getUTCDay() === 1 && civil.has(dateOf(moment - day))
}

/**
 * Easter Monday, which the law does not name and many offices keep, and the days around the feasts of the end of Ramadan and of
 * the sheep, whose days are announced.
 */
const mayBeHoliday = (moment: number) => daysAfterEaster(moment) === 1 || isNearMuslimFeast(moment)

const dateOf = (moment: number) => isoDayOf(moment).slice(5)

/** Returns the days from Easter Sunday to a moment of the same year, from 1900 to 2099 (S. Carter, Royal Greenwich Observatory). */
function daysAfterEaster(moment: number): number {
  const time = doualaTime(moment)
  const year = time.getUTCFullYear()
  const epact = ((204 - 11 * (year % 19)) % 30) + 21
  const fullMoon = epact > 48 ? epact - 1 : epact
  const sunday = fullMoon + 7 - ((year + Math.floor(year / 4) + fullMoon + 1) % 7)
  return Math.floor((time.getTime() - Date.UTC(year, 2, sunday)) / day)
}

/** The days of the Islamic year, from 0, of 1 Shawwal and of 10 Dhu al-Hijja. */
const muslimFeasts = [266, 334]

/**
 * Returns whether a day is within two days of a feast in the tabular Islamic calendar (Reingold and Dershowitz, Calendrical
 * Calculations). The observed moon differs from it by less.
 */
function isNearMuslimFeast(moment: number): boolean {
  const days = Math.floor((doualaTime(moment).getTime() - islamicEpoch) / day)
  const year = Math.floor((30 * days + 10_646) / 10_631)
  const dayOfYear = days - 354 * (year - 1) - Math.floor((3 + 11 * year) / 30)
  return muslimFeasts.some((feast) => Math.abs(dayOfYear - feast) <= 2)
}

/** 19 July 622 in the Gregorian calendar. */
const islamicEpoch = Date.UTC(622, 6, 19)
