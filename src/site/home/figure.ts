import type { Locale } from '@/i18n/locale'

/** The unit a label carries at its end, apart: "Total du bilan (millions FCFA)" is "Total du bilan" in "millions FCFA". */
export function nameAndUnit(label: string): { name: string; unit: string } {
  const [, name = label, unit = ''] = /^(.+?)\s*\(([^()]+)\)\s*$/.exec(label) ?? []
  return { name, unit }
}

/** A figure in the reader's language with its sign: "−1 172" in French, "−1,172" in English. */
export function figure(value: number, locale: Locale): string {
  return formatter(locale).format(value).replace('-', '−')
}

// A formatter costs much more to make than to use, and a figure that counts up is written sixty times a second.
const formatters = new Map<Locale, Intl.NumberFormat>()

function formatter(locale: Locale) {
  const known = formatters.get(locale) ?? new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB')
  formatters.set(locale, known)
  return known
}
