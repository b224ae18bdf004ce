import type { Locale } from './locale'

// Creating a formatter costs a hundred times more than using it: they are cached.
const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()
const collators = new Map<string, Intl.Collator>()

/** Returns a number format of a language, for units and percentages. */
function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(numbers, locale, options, () => new Intl.NumberFormat(region(locale), options))
}

/**
 * Returns a number with separators of thousands and at most three decimals: "1 172,5" in French, "1,172.5" in English.
 * Written out because the first Intl.NumberFormat takes a cheap phone longer than the rest of the home page.
 */
export function formatNumber(value: number, locale: Locale): string {
  // At most three decimals are never a group of their own.
  const written = writtenNumber(Number(value.toFixed(3)), locale)
  return written.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, locale === 'fr' ? '\u202f' : ',')
}

/** Returns a number in the digits of a language, without separators of thousands: "1172,5" in French, for forms and spreadsheets. */
export const writtenNumber = (value: number, locale: Locale): string =>
  locale === 'fr' ? String(value).replace('.', ',') : String(value)

/** Returns how long something takes, in words: in minutes from two minutes on. */
export function waitingTime(seconds: number, locale: Locale): string {
  const isLong = seconds > 120
  const options = { style: 'unit', unit: isLong ? 'minute' : 'second', unitDisplay: 'long' } as const
  return numberFormat(locale, options).format(isLong ? Math.ceil(seconds / 60) : seconds)
}

/** Formats a number of bytes: "214 ko", "1,2 Mo"; "214 kB", "1.2 MB" in English. */
export function size(bytes: number, locale: Locale): string {
  const [value, unit] =
    bytes >= 1e9 ? [bytes / 1e9, 'gigabyte'] : bytes >= 1e6 ? [bytes / 1e6, 'megabyte'] : [bytes / 1000, 'kilobyte']
  return numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 && unit !== 'kilobyte' ? 1 : 0,
  }).format(unit === 'kilobyte' ? Math.max(value, bytes > 0 ? 1 : 0) : value)
}

/** Returns the date format of a language, in the institution's time zone. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const make = () => new Intl.DateTimeFormat(region(locale), { ...options, timeZone: 'Africa/Douala' })
  return cached(dates, locale, options, make)
}

/** Returns the comparison of texts in the order of a language's dictionaries: "Égypte" before "Espagne". */
export const compareTexts = (locale: Locale, options: Intl.CollatorOptions = {}) =>
  cached(collators, locale, options, () => new Intl.Collator(region(locale), options)).compare

// British English writes the day before the month.
const region = (locale: Locale) => (locale === 'fr' ? 'fr-FR' : 'en-GB')

function cached<Format>(formats: Map<string, Format>, locale: Locale, options: object, make: () => Format): Format {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? make()
  formats.set(key, format)
  return format
}
