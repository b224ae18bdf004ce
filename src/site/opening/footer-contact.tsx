import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listQuery } from '@/api/queries'
import { contents } from '@/contract/rows/contents'
import { useLocale } from '@/i18n/use-locale'
import { useSeen } from '@/ui/motion/use-seen'
import type * as BlockContact from './contact'
import { ContactLines, defaultContact } from './contact-lines'

/**
 * The contact of the head office on every page: that of the settings and, once the footer is visible, the cached block. It reads
 * nothing from the provider, and the code that parses the block is loaded only then. The links stay in place, because one of
 * them may have the focus.
 */
export function FooterContact() {
  const box = useRef<HTMLDivElement>(null)
  const hasBeenSeen = useSeen(box)
  const locale = useLocale()
  const { data } = useQuery({ ...listQuery(contents, locale), enabled: false })
  const [reader, setReader] = useState<typeof BlockContact>()
  const needsReader = hasBeenSeen && data !== undefined
  useEffect(() => {
    if (!needsReader) return
    import('./contact').then(setReader, () => undefined)
  }, [needsReader])
  const contact = reader && data ? reader.contactIn(data.rows, locale) : defaultContact
  return (
    <div ref={box}>
      <ContactLines contact={contact} />
    </div>
  )
}
