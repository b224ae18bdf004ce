import * as v from 'valibot'
import { isoDayOf } from '@/lib/iso-day'
import { pastDate } from './form-fields'
import { code } from './text-fields'

const minAge = 18

/** A date of birth from 1900, at least 18 years ago, by the calendar of Cameroon. */
export const adultBirthday = v.pipe(
  pastDate,
  v.check((day) => isAdult(day), code('age')),
)

/** Returns whether a person is 18 on a day (ISO days); somebody born on 29 February comes of age on 1 March. */
export function isAdult(birthday: string, today = todayInCameroon()) {
  const year = Number(birthday.slice(0, 4)) + minAge
  return `${String(year).padStart(4, '0')}${birthday.slice(4)}` <= today
}

/** Returns the current day in Cameroon, as an ISO day. */
export function todayInCameroon(): string {
  return isoDayOf(Date.now())
}
