import type { Locale } from '@/i18n/locale'

const group = /^\d{1,3}(?:([ .,'’])\d{3}(?:\1\d{3})*)?$/

/**
 * Returns a number as typed in a language with its decimal sign alone: "1 234,5" and "1.234,5" are "1234,5" in French,
 * "1,234.5" is "1234.5" in English. A single sign of the other language before three digits separates thousands: in French
 * "25.000" is 25000. Any other text is returned unchanged.
 */
export function plainNumber(typed: string, locale: Locale): string {
  const [, minus = '', digits = ''] = /^([-\u2010-\u2013\u2212]|\+)? ?(\d[\d .,'’]*)$/.exec(spaced(typed)) ?? []
  const decimal = decimalIn(digits, locale === 'fr' ? ',' : '.')
  const at = decimal === '' ? digits.length : digits.lastIndexOf(decimal)
  const [whole, fraction] = [digits.slice(0, at), digits.slice(at + 1)]
  const isWhole = /^\d+$/.test(whole) || group.test(whole)
  if (!isWhole || !(decimal === '' || /^\d+$/.test(fraction))) return typed
  const sign = minus === '' || minus === '+' ? '' : '-'
  return sign + whole.replaceAll(/\D/g, '') + (fraction && (locale === 'fr' ? ',' : '.') + fraction)
}

const spaced = (text: string) => text.replaceAll(/\s/g, ' ').trim()

/** Returns the sign before the decimals, '' for none. `own` is that of the language. */
function decimalIn(digits: string, own: string): string {
  const signs = digits.match(/[.,]/g) ?? []
  const [first = '', last = ''] = [signs[0], signs.at(-1)]
  if (first !== last) return last
  if (signs.length > 1) return ''
  return first !== own && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? '' : first
}
