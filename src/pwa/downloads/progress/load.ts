import { withCatalog } from '@/i18n/with-catalog'

/** Loads the progress of a download with its texts. */
export const loadProgress = async () => (await withCatalog('help', import('./progress'))).Progress
