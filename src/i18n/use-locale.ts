import { useLingui } from '@lingui/react'
import type { Locale } from './locale'

/** Returns the language of the texts on the screen. */
export function useLocale(): Locale {
  const { i18n } = useLingui()
  return i18n.locale === 'en' ? 'en' : 'fr'
}
