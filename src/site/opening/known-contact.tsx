import { contentBlocks } from '@/contract/rows/content-blocks'
import type { contents } from '@/contract/rows/contents'
import type { RowOf } from '@/contract/rows/define-rows'
import { useLocale } from '@/i18n/use-locale'
import { contactOf } from './contact'
import { ContactLines } from './contact-lines'

/** How the head office is reached, by the rows that the device has. */
export function KnownContact({ rows }: { rows: readonly RowOf<typeof contents>[] }) {
  return <ContactLines contact={contactOf(contentBlocks(rows, useLocale()))} />
}
