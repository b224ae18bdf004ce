import { withCatalog } from '@/i18n/with-catalog'

/** What shows a download on its way, with its texts. */
export const loadProgress = async () => (await withCatalog('help', import('./progress'))).Progress
