import { contentBlocks } from '@/contract/rows/content-blocks'
import type { contents } from '@/contract/rows/contents'
import type { RowOf } from '@/contract/rows/define-rows'
import { useLocale } from '@/i18n/use-locale'
import { contactOf } from './contact'
import { ContactLines } from './contact-lines'
import { HoursText } from './hours-text'

/** The contact of the head office from the cached rows. */
export function KnownContact({ rows }: { rows: readonly RowOf<typeof contents>[] }) {
  const contact = contactOf(contentBlocks(rows, useLocale()))
  return (
    <ContactLines contact={contact}>
      <HoursText hours={contact.hours} />
    </ContactLines>
  )
}
