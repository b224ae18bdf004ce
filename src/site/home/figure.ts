import type { Locale } from '@/i18n/locale'

/** A figure in the reader's language with its sign: "−1 172" in French, "−1,172" in English. */
export function figure(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB').format(value).replace('-', '−')
}
