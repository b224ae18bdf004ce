import { type ContentBlock, contentBlocks, placesOf } from '@/contract/rows/content-blocks'
import type { contents } from '@/contract/rows/contents'
import type { RowOf } from '@/contract/rows/define-rows'
import type { Locale } from '@/i18n/locale'
import { useBlocks } from '@/site/blocks/use-blocks'
import { type Contact, defaultContact } from './contact-lines'
import { phoneParts } from './phone-parts'

/** Reads the contact of the head office from the blocks. */
export const useContact = (): Contact => contactOf(useBlocks())

/** Returns the contact of the head office from the rows of contents. */
export const contactIn = (rows: readonly RowOf<typeof contents>[], locale: Locale): Contact =>
  contactOf(contentBlocks(rows, locale))

/** Returns the contact of the head office from its block, else the default. */
function contactOf(blocks: readonly ContentBlock[]): Contact {
  const [head] = placesOf(blocks)
  return {
    phone: head?.phone ? phoneParts(head.phone) : defaultContact.phone,
    email: head?.email || defaultContact.email,
    hours: head?.hours ?? defaultContact.hours,
  }
}
