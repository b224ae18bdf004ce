import { dateFormat } from '@/i18n/formatters'
import type { Locale } from '@/i18n/locale'

/** The name of a day of the week (0 is Sunday). */
export const dayName = (day: number, locale: Locale) =>
  dateFormat(locale, { weekday: 'long' }).format(Date.UTC(2026, 1, 1 + day, 12))

/** A minute of the day as "08:00". */
export const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
