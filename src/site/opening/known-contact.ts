import { contentBlocks } from '@/contract/rows/content-blocks'
import type { contents } from '@/contract/rows/contents'
import type { RowOf } from '@/contract/rows/define-rows'
import type { Locale } from '@/i18n/locale'
import { contactOf } from './contact'
import type { Contact } from './contact-lines'

/** Returns the contact of the head office from the cached rows. */
export const knownContact = (rows: readonly RowOf<typeof contents>[], locale: Locale): Contact =>
  contactOf(contentBlocks(rows, locale))
