import type { Locale } from './locale'

// Creating a formatter costs a hundred times more than using it: they are cached.
const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()
const collators = new Map<string, Intl.Collator>()

/** Returns the number format of a language: "1 172,5" in French, "1,172.5" in English. */
export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return cached(numbers, locale, options, () => new Intl.NumberFormat(region(locale), options))
}

/** Returns a number in the digits of a language, without separators of thousands: "1172,5" in French, for forms and spreadsheets. */
export const writtenNumber = (value: number, locale: Locale): string =>
  locale === 'fr' ? String(value).replace('.', ',') : String(value)

/** Returns the date format of a language, in the institution's time zone. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const make = () => new Intl.DateTimeFormat(region(locale), { ...options, timeZone: 'Africa/Douala' })
  return cached(dates, locale, options, make)
}

/** Returns the comparison of texts in the order of a language's dictionaries: "Égypte" before "Espagne". */
export const compareTexts = (locale: Locale) =>
  cached(collators, locale, {}, () => new Intl.Collator(region(locale))).compare

// British English writes the day before the month.
const region = (locale: Locale) => (locale === 'fr' ? 'fr-FR' : 'en-GB')

function cached<Format>(formats: Map<string, Format>, locale: Locale, options: object, make: () => Format): Format {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? make()
  formats.set(key, format)
  return format
}
