// What a path of this site says: its language, and whether it belongs to the back office. The boot script, the worker, the
// router and the generated files of the web server read it.

/** Matches the prefix of English pages. */
const english = /^\/en(?=[/?#]|$)/i

/** Matches the back office and its login page, in any capitalisation, as a pattern for servers too. */
export const backOffice = /^\/(?:login)?admin(?:[/?#]|$)/i

export const isBackOffice = (path: string): boolean => backOffice.test(path)

export const isEnglish = (path: string): boolean => english.test(path)

/** Returns the path of a page without its language. */
export const withoutLocale = (pathname: string): string => pathname.replace(english, '') || '/'

/**
 * Returns the address of a page in a language, "/en/publications?q=a". `path` is the French one, with search and hash; an
 * English one is returned unchanged, and so is that of the back office, which has one address for both.
 */
export function addressIn(locale: 'fr' | 'en', path: string): string {
  return locale === 'fr' || isEnglish(path) || isBackOffice(path) ? path : `/en${path.replace(/^\/(?=[?#]|$)/, '')}`
}
