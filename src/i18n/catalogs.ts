import { i18n, type Messages } from '@lingui/core'
import type { Locale } from './locale'

/** `main` is the frame and the lists; the others come with the code that shows them (see lingui.config.ts). */
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
const here = new Set<string>()

/** Loads an area's texts in a language and makes that language the current one. */
export async function loadCatalog(area: Area, locale: Locale): Promise<void> {
  const path = `./locales/${area}/${locale}.po`
  // Once is enough: activating texts draws the whole page again.
  if (here.has(path) && i18n.locale === locale) return
  const load = files[path]
  if (load === undefined) throw new Error(`No catalog ${area}/${locale}`)
  const { messages } = await load()
  const all = { ...loaded.get(locale), ...messages }
  loaded.set(locale, all)
  here.add(path)
  i18n.loadAndActivate({ locale, messages: all })
}
