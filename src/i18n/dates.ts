import { dateFormat } from './formatters'
import type { Locale } from './locale'

/** Formats an ISO date or date-time in the institution's time zone, "3 mars 2026"; '' for a missing or unreadable one. */
export function longDate(iso: string, locale: Locale): string {
  const date = format(iso, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  // The first of a month is an ordinal in French, and no line ends between a day and its month.
  return date.replace(/^(\d+) /, (_, day) => `${locale === 'fr' && day === '1' ? '1er' : day}\u00a0`)
}

/** The month of an ISO date, "mars 2026"; '' for a missing or unreadable one. */
export function monthAndYear(iso: string, locale: Locale): string {
  return format(iso, locale, { month: 'long', year: 'numeric' })
}

/** A moment in milliseconds as "3 mars, 10:12", with its year where that is not the present one. */
export function dayAndTime(moment: number, locale: Locale): string {
  const time = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  return dateFormat(locale, { ...time, ...otherYear(moment) }).format(moment)
}

/** A moment in milliseconds for where there is little room, "03/03 10:12", with its year where that is not the present one. */
export function shortMoment(moment: number, locale: Locale): string {
  const time = { hour: '2-digit', minute: '2-digit', day: '2-digit', month: '2-digit' } as const
  return dateFormat(locale, { ...time, ...otherYear(moment) }).format(moment)
}

const otherYear = (moment: number): Intl.DateTimeFormatOptions =>
  new Date(moment).getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' }

function format(iso: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const moment = Date.parse(iso)
  return Number.isNaN(moment) ? '' : dateFormat(locale, options).format(moment)
}
