import { numberFormat } from './formatters'
import type { Locale } from './locale'

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
