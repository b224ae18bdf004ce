import { withCatalog } from '@/i18n/with-catalog'

/** The dialog with its texts. */
export const loadShareDialog = async () => (await withCatalog('help', import('./share-dialog'))).ShareDialog
