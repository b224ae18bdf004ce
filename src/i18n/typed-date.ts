import { foldText } from '@/lib/fold-text'
import { isIsoDay, isoDayOf } from '@/lib/iso-day'
import { months } from './dates'

const gap = '[\\s/.,-]+'
const weekday = '(?:[a-z]+[.,]? )?'
const dayOfMonth = '(?<day>\\d{1,2})(?:er|st|nd|rd|th)?'
const fullYear = '(?<year>\\d{1,4})(?:[ ,].*)?'
const written = [
  `${weekday}${dayOfMonth}${gap}(?<month>\\d{1,2}|[a-z]+)${gap}${fullYear}`,
  `${weekday}(?<month>[a-z]+)${gap}${dayOfMonth}${gap}${fullYear}`,
  '(?<year>\\d{4})[/.-](?<month>\\d{1,2})[/.-](?<day>\\d{1,2})',
].map((pattern) => new RegExp(`^${pattern}$`))

/**
 * Returns the ISO day of a date as people and spreadsheets write it, in French or in English, with or without a time:
 * "7/3/1990", "7.3.1990 10:00", "7 mars 1990", "1er mars 1990", "March 7, 1990", "1990-03-07". The day is before a month in
 * digits. A year is taken as it is written: 26 is the year 26, which forms ask about. Returns '' for nothing, and any other text
 * unchanged, as 31 April.
 */
export function typedDate(text: string): string {
  const iso = isoDayOf(text)
  if (iso !== '') return iso
  const plain = foldText(text.trim())
  const parts = written.map((pattern) => pattern.exec(plain)?.groups).find((groups) => groups !== undefined)
  const typed = [
    parts?.['year']?.padStart(4, '0'),
    monthIn(parts?.['month'] ?? ''),
    parts?.['day']?.padStart(2, '0'),
  ].join('-')
  return isIsoDay(typed) ? typed : text.trim()
}

/** Returns day and month in two digits and the year of a written date; null for any other text. */
export function typedParts(text: string): [day: string, month: string, year: string] | null {
  const date = typedDate(text)
  const [year, month = '', day = ''] = date.split('-')
  return isIsoDay(date) ? [day, month, String(Number(year))] : null
}

/** Returns the number of a month in two digits. A name can be shortened to what no other month begins with: "avr", "juil". */
function monthIn(text: string): string {
  if (/^\d+$/.test(text)) return text.padStart(2, '0')
  const found = new Set<number>()
  for (const names of Object.values(months))
    for (const [at, name] of names.entries()) if (text.length > 2 && foldText(name).startsWith(text)) found.add(at + 1)
  return found.size === 1 ? String([...found][0]).padStart(2, '0') : ''
}
