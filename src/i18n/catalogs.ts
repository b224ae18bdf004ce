import { i18n, type Messages } from '@lingui/core'
import type { Locale } from './locale'

/** `main` has the texts of the frame and the lists; the others are loaded with their screens (lingui.config.ts). */
export type Area =
  | 'main'
  | 'home'
  | 'forms'
  | 'institution'
  | 'services'
  | 'cases'
  | 'finder'
  | 'help'
  | 'admin'
  | 'tools'

const files = import.meta.glob<{ messages: Messages }>('./locales/*/*.po')
const loaded = new Map<Locale, Messages>()
const loadedPaths = new Set<string>()

/** Returns the language of the texts on the screen, outside components. */
export const currentLocale = (): Locale => (i18n.locale === 'en' ? 'en' : 'fr')

/** Loads the texts of an area and activates the language. */
export async function loadCatalog(area: Area, locale: Locale): Promise<void> {
  const path = `./locales/${area}/${locale}.po`
  // Activating again would render the whole page again.
  if (loadedPaths.has(path) && i18n.locale === locale) return
  const load = files[path]
  if (load === undefined) throw new Error(`No catalog ${area}/${locale}`)
  const { messages } = await load()
  const all = { ...loaded.get(locale), ...messages }
  loaded.set(locale, all)
  loadedPaths.add(path)
  i18n.loadAndActivate({ locale, messages: all })
}
