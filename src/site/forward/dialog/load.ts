import { withCatalog } from '@/i18n/with-catalog'

/** The dialog with its texts. */
export const loadForwardDialog = async () => (await withCatalog('documents', import('./forward-dialog'))).ForwardDialog
