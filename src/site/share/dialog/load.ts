import { withCatalog } from '@/i18n/with-catalog'

/** The dialog with its texts. */
export const loadShareDialog = async () => (await withCatalog('documents', import('./share-dialog'))).ShareDialog
