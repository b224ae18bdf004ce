import { isoDayOf } from '@/lib/iso-day'
import { settings } from '@/site/settings'

/** Whether the office is open at a moment, and until when or when it opens next; hours of the day in Douala time. */
export type OfficeState =
  | { open: true; until: number }
  | { open: false; holiday: boolean; opens: { moment: number; inDays: number; at: number } }

/** The state of the office at a moment (in milliseconds), wherever the device is. */
export function officeAt(moment: number): OfficeState {
  const { from, to } = settings.opening
  const hour = doualaTime(moment).getUTCHours()
  const worksToday = isWorkday(moment)
  if (worksToday && hour >= from && hour < to) return { open: true, until: to }
  const later = worksToday && hour < from
  let inDays = later ? 0 : 1
  while (!isWorkday(moment + inDays * day)) inDays++
  return { open: false, holiday: isHoliday(moment), opens: { moment: moment + inDays * day, inDays, at: from } }
}

const day = 86_400_000

/** A moment whose UTC parts are those of the clocks of Douala: Cameroon keeps UTC+1 all year. */
const doualaTime = (moment: number) => new Date(moment + 3_600_000)

function isWorkday(moment: number): boolean {
  const days: readonly number[] = settings.opening.days
  return days.includes(doualaTime(moment).getUTCDay()) && !isHoliday(moment)
}

// Law No. 73/5 of 7 December 1973, articles 2 and 3; the feasts that move with the moon or with Easter are not known here.
const civil = new Set(['01-01', '02-11', '05-01', '05-20'])
const religious = new Set(['08-15', '12-25'])

/** A public holiday with a fixed date, or the Monday that replaces a civil one which falls on a Sunday (article 2). */
function isHoliday(moment: number): boolean {
  const date = dateOf(moment)
  if (civil.has(date) || religious.has(date)) return true
  return doualaTime(moment).getUTCDay() === 1 && civil.has(dateOf(moment - day))
}

const dateOf = (moment: number) => isoDayOf(moment).slice(5)
