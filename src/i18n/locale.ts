import { isBackOffice } from '@/lib/back-office'
import { local } from '@/lib/storage'

export const locales = ['fr', 'en'] as const
export type Locale = (typeof locales)[number]

const key = 'locale'
const english = /^\/en(?=[/?#]|$)/i

/** Returns the language that the reader has chosen: French unless it was English. */
export function storedLocale(): Locale {
  return local.read(key) === 'en' ? 'en' : 'fr'
}

/**
 * Returns the language of an address: English below `/en`, French elsewhere. The back office and its login page have one
 * address for both: there the reader's choice decides.
 */
export function localeOf(pathname: string): Locale {
  if (english.test(pathname)) return 'en'
  return isBackOffice(pathname) ? storedLocale() : 'fr'
}

/**
 * Returns the address of a page in a language, "/en/publications?q=a". `path` is the French one, with search and hash; an
 * English one is returned unchanged.
 */
export function addressIn(locale: Locale, path: string): string {
  return locale === 'fr' || english.test(path) || isBackOffice(path) ? path : `/en${path.replace(/^\/(?=[?#]|$)/, '')}`
}

/** Returns the path of a page without its language. */
export const withoutLocale = (pathname: string): string => pathname.replace(english, '') || '/'

/** Stores the language and reloads the page: in the back office its address does not name the language. */
export function switchLocale(locale: Locale): void {
  local.write(key, locale)
  window.location.reload()
}
