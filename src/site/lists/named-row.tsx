import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { reveal } from '@/lib/focus-target'
import { Button } from '@/ui/button/button'
import styles from './named-row.module.css'
import type { Filtered } from './use-filtered'
import type { PublicList } from './use-public-list'

interface Row {
  id: number
}

/** Returns the id in the address's hash (`publications-5`); undefined where it names no row. */
const useNamedId = () => useLocation({ select: ({ hash }) => /-(\d+)$/.exec(hash)?.[1] })

const has = (rows: readonly Row[], namedId: string) => rows.some(({ id }) => String(id) === namedId)

/** Says that the row which the address names is not in the list, once the provider has answered. */
export function GoneRow({ list }: { list: PublicList<Row> }) {
  const namedId = useNamedId()
  if (namedId === undefined || list.state !== 'ready' || list.progress !== 'settled' || has(list.rows, namedId))
    return null
  return (
    <NamedRowNote>
      <Trans>Le contenu que vous cherchez n’est pas, ou n’est plus, dans cette liste.</Trans>
    </NamedRowNote>
  )
}

/** Returns whether the filters of the address hide the row which it names; false once the reader chooses others. */
export function useIsRowHidden({ all, rows }: Filtered<Row>): boolean {
  const namedId = useNamedId()
  const href = useLocation({ select: (location) => location.href })
  const [firstHref] = useState(href)
  return namedId !== undefined && href === firstHref && !has(rows, namedId) && has(all, namedId)
}

/** Says that the filters hide the row. */
export function HiddenRow({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useLingui()
  return (
    <NamedRowNote action={<Button look="secondary" onClick={onShowAll}>{t`Tout afficher`}</Button>}>
      <Trans>La recherche ou les choix de cette page masquent le contenu que vous cherchez.</Trans>
    </NamedRowNote>
  )
}

/** A note in place of the row: it is scrolled to and focused as the row would be. */
function NamedRowNote({ children, action }: { children: ReactNode; action?: ReactNode }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => reveal(note.current), [])
  return (
    <div ref={note} className={`panel split gap-3 ${styles.note}`}>
      <p>{children}</p>
      {action}
    </div>
  )
}
