import { useLingui } from '@lingui/react'
import type { Locale } from './locale'

/** The language of what is on the screen. */
export function useLocale(): Locale {
  const { i18n } = useLingui()
  return i18n.locale === 'en' ? 'en' : 'fr'
}
