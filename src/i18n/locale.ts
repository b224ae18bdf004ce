import { local } from '@/lib/storage'
import { rememberPlace } from './reading-place'

export const locales = ['fr', 'en'] as const
export type Locale = (typeof locales)[number]

const key = 'locale'

/** Returns the reader's language: French unless English was chosen. */
export function storedLocale(): Locale {
  return local.read(key) === 'en' ? 'en' : 'fr'
}

/** Stores the language and reloads the page, at the same address and scroll position. */
export function switchLocale(locale: Locale): void {
  local.write(key, locale)
  rememberPlace()
  window.location.reload()
}
