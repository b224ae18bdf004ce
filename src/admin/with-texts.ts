import { loadCatalog } from '@/i18n/catalogs'
import { storedLocale } from '@/i18n/locale'

/** A part that is imported on demand, given once the texts of such tools are here too, in the language of the page. */
export async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [imported] = await Promise.all([part, loadCatalog('tools', storedLocale())])
  return imported
}
