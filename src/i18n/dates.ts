import { isoDayOf } from '@/lib/iso-day'
import { dateFormat } from './formatters'
import type { Locale } from './locale'

// Spelled out because the first Intl.DateTimeFormat takes a cheap phone as long as the rest of a screen.
export const months = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** Formats an ISO date or date-time in the institution's time zone, "3 mars 2026"; '' for a missing or unreadable one. */
export function longDate(iso: string, locale: Locale): string {
  const [year, month, day] = isoParts(iso)
  // The first of a month is an ordinal in French. The no-break space keeps day and month on one line.
  const ordinal = locale === 'fr' && day === 1 ? '1er' : day
  return day === undefined ? '' : `${ordinal}\u00a0${nameOf(month, locale)} ${year}`
}

/** The month of an ISO date, "mars 2026"; '' for a missing or unreadable one. */
export function monthAndYear(iso: string, locale: Locale): string {
  const [year, month] = isoParts(iso)
  return month === undefined ? '' : `${nameOf(month, locale)} ${year}`
}

function isoParts(iso: string): number[] {
  const day = isoDayOf(iso)
  return day === '' ? [] : day.split('-').map(Number)
}

const nameOf = (month: number | undefined, locale: Locale) => months[locale][(month ?? 0) - 1]

/** Formats a moment in milliseconds as "3 mars, 10:12", with the year where it is not the current one or `hasYear`. */
export function dayAndTime(moment: number, locale: Locale, hasYear = isOfOtherYear(moment)): string {
  const time = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  return dateFormat(locale, { ...time, ...(hasYear && { year: 'numeric' }) }).format(moment)
}

const isOfOtherYear = (moment: number) => isoDayOf(moment).slice(0, 4) !== isoDayOf(Date.now()).slice(0, 4)
