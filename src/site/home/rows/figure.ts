import { numberFormat } from '@/i18n/formatters'
import type { Locale } from '@/i18n/locale'

/** The unit a label carries at its end, apart: "Total du bilan (millions FCFA)" is "Total du bilan" in "millions FCFA". */
export function nameAndUnit(label: string): { name: string; unit: string } {
  const [, name = label, unit = ''] = /^(.+?)\s*\(([^()]+)\)\s*$/.exec(label) ?? []
  return { name, unit }
}

/** A figure in the reader's language with its sign: "−1 172" in French, "−1,172" in English. */
export function figure(value: number, locale: Locale): string {
  return numberFormat(locale).format(value).replace('-', '−')
}
