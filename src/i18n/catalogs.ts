import { i18n, type Messages } from '@lingui/core'
import type { Locale } from './locale'

/** `main` is the frame and the lists; the others come with the code that shows them (see lingui.config.ts). */
export type Area = 'main' | 'home' | 'news' | 'forms' | 'kept' | 'institution' | 'services' | 'guide' | 'admin'

const files = import.meta.glob<{ messages: Messages }>('./locales/*/*.po')
const loaded = new Map<Locale, Messages>()

/** Loads an area's texts in a language and makes that language the current one. */
export async function loadCatalog(area: Area, locale: Locale): Promise<void> {
  const file = files[`./locales/${area}/${locale}.po`]
  if (file === undefined) throw new Error(`No catalog ${area}/${locale}`)
  const { messages } = await file()
  const all = { ...loaded.get(locale), ...messages }
  loaded.set(locale, all)
  i18n.loadAndActivate({ locale, messages: all })
}
