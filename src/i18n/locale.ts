import { stored } from '@/lib/stored'
import { rememberPlace } from './reading-place'

export const locales = ['fr', 'en'] as const
export type Locale = (typeof locales)[number]

const choice = stored('locale')

/** The reader's language: French unless English was chosen; anything else that is stored counts as French. */
export function storedLocale(): Locale {
  return choice.read() === 'en' ? 'en' : 'fr'
}

/** Keeps the language and reloads the page, at the same address and scroll position. */
export function switchLocale(locale: Locale): void {
  choice.write(locale)
  rememberPlace()
  window.location.reload()
}
