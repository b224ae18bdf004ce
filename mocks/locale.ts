export type Locale = 'fr' | 'en'

/** A text of the provider in both languages. */
export interface Bilingual {
  fr: string
  en: string
}

export const t = (fr: string, en: string): Bilingual => ({ fr, en })

/** Returns the language of an answer: English when it is the first of Accept-Language, else French. */
export function localeOf(request: Request): Locale {
  return /^\s*en\b/i.test(request.headers.get('accept-language') ?? '') ? 'en' : 'fr'
}

/** Returns a value in one language: bilingual texts at any depth become plain texts. */
export function inLocale(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale))
  if (typeof value !== 'object' || value === null) return value
  if (isBilingual(value)) return value[locale]
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inLocale(inner, locale)]))
}

function isBilingual(value: object): value is Bilingual {
  return 'fr' in value && 'en' in value && Object.keys(value).length === 2
}
