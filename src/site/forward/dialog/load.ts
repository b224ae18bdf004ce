import { loadCatalog } from '@/i18n/catalogs'
import { storedLocale } from '@/i18n/locale'

/** The dialog with its texts. */
export async function loadForwardDialog() {
  const [{ ForwardDialog }] = await Promise.all([import('./forward-dialog'), loadCatalog('documents', storedLocale())])
  return ForwardDialog
}
