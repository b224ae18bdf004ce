import { loadCatalog } from '@/i18n/catalogs'
import { storedLocale } from '@/i18n/locale'

/** What shows a download on its way, with its texts. */
export async function loadProgress() {
  const [{ Progress }] = await Promise.all([import('./progress'), loadCatalog('documents', storedLocale())])
  return Progress
}
