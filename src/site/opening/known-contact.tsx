import { contentBlocks } from '@/contract/rows/content-blocks'
import type { contents } from '@/contract/rows/contents'
import type { RowOf } from '@/contract/rows/define-rows'
import { useLocale } from '@/i18n/use-locale'
import { contactOf } from './contact'
import { ContactLines } from './contact-lines'

/** The contact of the head office from the cached rows. */
export function KnownContact({ rows }: { rows: readonly RowOf<typeof contents>[] }) {
  return <ContactLines contact={contactOf(contentBlocks(rows, useLocale()))} />
}
