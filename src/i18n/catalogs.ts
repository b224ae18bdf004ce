import { i18n, type Messages } from '@lingui/core'
import { createStore } from '@/lib/store'
import type { Locale } from './locale'

/** `main` has the texts of the frame and the lists; the others are loaded with their screens (lingui.config.ts). */
export type Area =
  | 'main'
  | 'home'
  | 'forms'
  | 'institution'
  | 'services'
  | 'families'
  | 'judicial'
  | 'cases'
  | 'finder'
  | 'help'
  | 'admin'
  | 'practical'

interface Texts {
  locale: Locale
  areas: readonly Area[]
  messages: Messages
}

const files = import.meta.glob<{ messages: Messages }>('./locales/*/*.po')
const texts = createStore<Texts>({ locale: 'fr', areas: [], messages: {} })

/** Returns the language of the texts on the screen, outside components. */
export const currentLocale = (): Locale => texts.get().locale

/** Chooses the language and loads the texts of every page. Called once in a tab, which keeps the language it began with. */
export async function activateLocale(locale: Locale): Promise<void> {
  if (currentLocale() !== locale) texts.set({ locale, areas: [], messages: {} })
  await loadCatalog('main')
}

/** Loads the texts of an area in the current language. */
export async function loadCatalog(area: Area): Promise<void> {
  const { locale } = texts.get()
  // Activating again would render the whole page again.
  if (texts.get().areas.includes(area)) return
  const path = `./locales/${area}/${locale}.po`
  const load = files[path]
  if (load === undefined) throw new Error(`No catalog ${area}/${locale}`)
  const { messages } = await load()
  const { areas, messages: known } = texts.get()
  // The application was stopped, or began again in another language.
  if (currentLocale() !== locale || (area !== 'main' && !areas.includes('main'))) return
  const all = { ...known, ...messages }
  texts.set({ locale, areas: [...areas, area], messages: all })
  i18n.loadAndActivate({ locale, messages: all })
}
