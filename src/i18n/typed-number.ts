import { hasExactNumber } from '@/lib/exact-number'
import type { Locale } from './locale'

const group = /^\d{1,3}(?:([ .,'’])\d{3}(?:\1\d{3})*)?$/

/**
 * Returns a number as people and spreadsheets write it in a language, with or without separators of thousands: "1 234,5" and
 * "1.234,5" are 1234.5 in French, "1,234.5" is 1234.5 in English. A single sign of the other language before three digits
 * separates thousands: in French "25.000" is 25000. Returns null for an empty text, and any other text
 * unchanged, as a number that would be rounded.
 */
export function typedNumber(text: string, locale: Locale): number | string | null {
  const plain = text.replaceAll(/\s/g, ' ').trim()
  if (plain === '') return null
  const [, minus = '', digits = ''] = /^([-\u2010-\u2013\u2212]|\+)? ?(\d[\d .,'’]*)$/.exec(plain) ?? []
  const decimal = decimalIn(digits, locale === 'fr' ? ',' : '.')
  const end = decimal === '' ? digits.length : digits.lastIndexOf(decimal)
  const [whole, fraction] = [digits.slice(0, end), digits.slice(end + 1)]
  const isWhole = /^\d+$/.test(whole) || group.test(whole)
  if (!hasExactNumber(digits) || !isWhole || !(decimal === '' || /^\d+$/.test(fraction))) return text
  const sign = minus === '' || minus === '+' ? '' : '-'
  return Number(`${sign}${whole.replaceAll(/\D/g, '')}.${fraction}`)
}

/** Returns the sign before the decimals, '' for none. `usual` is that of the language. */
function decimalIn(digits: string, usual: string): string {
  const signs = digits.match(/[.,]/g) ?? []
  const [first = '', last = ''] = [signs[0], signs.at(-1)]
  if (first !== last) return last
  if (signs.length > 1) return ''
  return first !== usual && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? '' : first
}
