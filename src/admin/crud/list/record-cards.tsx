import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { nameColumn } from '@/admin/crud/definition/columns'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { Cell } from './cell'
import styles from './record-cards.module.css'
import {
  isListed,
  type Listed,
  markProps,
  NewBadge,
  PageCheckbox,
  RowCheckbox,
  type SelectableRow,
} from './record-list'
import { RowActions } from './row-actions'

/** The rows of a page as cards, for narrow screens. */
export function RecordCards({ screen, rows, mark, address, selection }: Listed) {
  const { t } = useLingui()
  return (
    <>
      <PageCheckbox selection={selection}>
        <span aria-hidden>
          <Trans>Sélectionner la page</Trans>
        </span>
      </PageCheckbox>
      <ul role="list" className="stack gap-2" aria-label={t(screen.title)}>
        {rows.map((row) => (
          <Card
            key={row.id}
            screen={screen}
            row={row}
            mark={row === mark?.row ? mark : undefined}
            isSelected={selection.ids.has(row.id)}
            onSelect={selection.toggle}
            onOpen={address.open}
          />
        ))}
      </ul>
    </>
  )
}

/** A card with the title of a record, its date and one more column. */
const Card = memo(function Card({ screen, row, mark, isSelected, onSelect, onOpen }: SelectableRow) {
  const name = screen.nameOf(row)
  const { title, date, line } = partsOf(screen)
  return (
    <li {...markProps(mark)} className={styles.card} data-selected={isSelected || undefined}>
      {isListed(mark) && <RowCheckbox screen={screen} row={row} isSelected={isSelected} onSelect={onSelect} />}
      <div className={`clamp ${styles.title}`} data-kind={title?.kind}>
        {mark && <NewBadge />}
        {title?.kind === 'html' ? <Cell column={title} row={row} name={name} /> : name || '—'}
      </div>
      <RowActions screen={screen} row={row} onOpen={onOpen} />
      {(date ?? line) && (
        <div className={`buttons soft ${styles.line}`}>
          {date && <Cell column={date} row={row} name={name} />}
          {line && <Cell column={line} row={row} name={name} />}
        </div>
      )}
    </li>
  )
})

/** Returns the columns that a card shows below the title. */
function partsOf({ columns }: ResourceDefinition) {
  const title = nameColumn({ columns }) ?? columns[0]
  const date = columns.find((column) => column.kind === 'date' && column !== title)
  const line = columns.find(
    (column) => column !== title && column !== date && !['image', 'document', 'number'].includes(column.kind),
  )
  return { title, date, line }
}
