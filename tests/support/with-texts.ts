import { beforeEach } from 'vitest'
import { type Area, activateLocale, loadCatalog } from '@/i18n/catalogs'

/** Loads the French texts of an area before each test of a file without the application. */
export function withTexts(area: Area): void {
  beforeEach(async () => {
    await activateLocale('fr')
    await loadCatalog(area)
  })
}
