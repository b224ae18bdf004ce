import { isBackOffice, isEnglish } from '@/lib/site-paths'
import { local } from '@/lib/storage'
import { localeKey } from '@/lib/storage-keys'

export const locales = ['fr', 'en'] as const
export type Locale = (typeof locales)[number]

/** Returns the language that the reader has chosen: French unless it was English. */
export function storedLocale(): Locale {
  return local.read(localeKey) === 'en' ? 'en' : 'fr'
}

/**
 * Returns the language of an address: English below `/en`, French elsewhere. The back office and its login page have one
 * address for both: there the reader's choice decides.
 */
export function localeOf(pathname: string): Locale {
  if (isEnglish(pathname)) return 'en'
  return isBackOffice(pathname) ? storedLocale() : 'fr'
}

/**
 * Stores English as the reader's choice where nothing is chosen: called before a page of one address for both languages,
 * which would be French.
 */
export function keepEnglish(locale: Locale): void {
  if (locale === 'en' && local.read(localeKey) === null) local.write(localeKey, locale)
}

/** Stores the language and reloads the page: in the back office its address does not name the language. */
export function switchLocale(locale: Locale): void {
  local.write(localeKey, locale)
  window.location.reload()
}
