import { withCatalog } from '@/i18n/with-catalog'

/** A tool of the back office that is imported on demand, given once its texts are here too. */
export const withTexts = <Part>(part: Promise<Part>) => withCatalog('tools', part)
