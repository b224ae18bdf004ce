import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import { type Column, nameColumn } from '@/admin/crud/definition/columns'
import { keyOf } from '@/admin/crud/definition/keys'
import { Cell } from './cell'
import styles from './record-cards.module.css'
import {
  isListed,
  type Listed,
  markProps,
  NewBadge,
  PageCheckbox,
  RowActions,
  RowCheckbox,
  type SelectableRow,
} from './record-list'

/** The rows of a page as cards, for narrow screens. */
export function RecordCards({ screen, columns, rows, mark, address, selection }: Listed) {
  const { t } = useLingui()
  return (
    <>
      <PageCheckbox selection={selection}>
        <span aria-hidden>
          <Trans>Sélectionner la page</Trans>
        </span>
      </PageCheckbox>
      <ul role="list" className={styles.cards} aria-label={t(screen.title)}>
        {rows.map((row, n) => (
          <Card
            key={String(keyOf(screen, row)) || `row-${n}`}
            screen={screen}
            columns={columns.shown}
            row={row}
            mark={row === mark?.row ? mark : undefined}
            isSelected={selection.keys.has(String(keyOf(screen, row)))}
            onSelect={selection.toggle}
            onOpen={address.open}
          />
        ))}
      </ul>
    </>
  )
}

/** A record by its title, its date and one line of it; a button unfolds the rest. */
const Card = memo(function Card({ screen, columns, row, mark, isSelected, onSelect, onOpen }: SelectableRow) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const details = useId()
  const name = screen.nameOf(row)
  const { title, date, line, rest } = partsOf(columns)
  const cell = (column: Column<never>) => <Cell column={column} row={row} name={name} />
  return (
    <li {...markProps(mark)} className={styles.card} data-selected={isSelected || undefined}>
      {isListed(mark) && <RowCheckbox screen={screen} row={row} isSelected={isSelected} onSelect={onSelect} />}
      <div className={styles.summary}>
        {mark && <NewBadge />}
        {title && <div className={styles.title}>{cell(title)}</div>}
        {date && <p className={styles.date}>{cell(date)}</p>}
        {line && !open && <div className={styles.line}>{cell(line)}</div>}
      </div>
      {open && (
        <dl id={details} className={styles.values}>
          {rest.map((column) => (
            <div key={column.id} className={styles.value} data-kind={column.kind}>
              <dt>{t(column.label)}</dt>
              <dd>{cell(column)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.end}>
        {rest.length > 0 && (
          <button
            type="button"
            className={styles.unfold}
            aria-label={t`Détails – ${name}`}
            aria-expanded={open}
            aria-controls={open ? details : undefined}
            onClick={() => setOpen(!open)}
          >
            <IconChevronDown aria-hidden />
            <Trans>Détails</Trans>
          </button>
        )}
        <RowActions screen={screen} row={row} onOpen={onOpen} />
      </div>
    </li>
  )
})

/** What of a record is always seen, and what unfolds: the rest, and the line in full. */
function partsOf(columns: readonly Column<never>[]) {
  const title = nameColumn({ columns }) ?? columns[0]
  const date = columns.find((column) => column.kind === 'date' && column !== title)
  const others = columns.filter((column) => column !== title && column !== date)
  const line = others.find(({ kind }) => kind !== 'image' && kind !== 'document' && kind !== 'number')
  const isWhole = line !== undefined && line.kind !== 'text' && line.kind !== 'html' && line.kind !== 'link'
  return { title, date, line, rest: others.length === 1 && isWhole ? [] : others }
}
