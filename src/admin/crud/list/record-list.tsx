import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { Fragment, memo, type ReactNode } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import { type Column, isSortable, nameColumn } from '@/admin/crud/definition/columns'
import { hasAddress, type ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Row } from '@/admin/crud/definition/row'
import { Cell } from './cell'
import styles from './record-list.module.css'
import { openClickedRow, RowActions } from './row-actions'
import type { Mark } from './use-created'
import type { Selection } from './use-selection'

export interface Listed {
  screen: ResourceDefinition
  rows: readonly Row[]
  /** Marks the row that was created last. */
  mark: Mark | undefined
  address: ScreenAddress
  selection: Selection
}

/** The rows of a page as a table, for wide screens. */
export function RecordTable({ screen, rows, mark, address, selection }: Listed) {
  const { t } = useLingui()
  return (
    <div className={styles.frame} onFocus={({ target }) => scrollClear(target)}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t(screen.title)}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.selectCell}>
              <PageCheckbox selection={selection} />
            </th>
            {screen.columns.map((column) => (
              <Heading key={column.id} column={column} address={address} isName={column === nameColumn(screen)} />
            ))}
            <th scope="col" className={styles.actionCell}>
              <Trans>Actions</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow
              key={row.id}
              screen={screen}
              row={row}
              mark={row === mark?.row ? mark : undefined}
              isSelected={selection.ids.has(row.id)}
              onSelect={selection.toggle}
              onOpen={address.open}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * One row of the table. Its cells do not render again when it is selected. Rows, cells and buttons are native elements:
 * with a Mantine component per cell a page of 100 rows takes more than 100 ms.
 */
const TableRow = memo(function TableRow({ isSelected, onSelect, ...cells }: SelectableRow) {
  const { screen, row, mark, onOpen } = cells
  return (
    <tr
      {...markProps(mark)}
      className={mark && 'ring-inside'}
      data-selected={isSelected || undefined}
      onClick={(event) => openClickedRow(event, { screen, row, onOpen })}
    >
      <td className={styles.selectCell}>
        {isListed(mark) && <RowCheckbox screen={screen} row={row} isSelected={isSelected} onSelect={onSelect} />}
      </td>
      <RowCells {...cells} />
    </tr>
  )
})

const RowCells = memo(function RowCells({ screen, row, mark, onOpen }: Omit<SelectableRow, 'isSelected' | 'onSelect'>) {
  const title = nameColumn(screen)
  return (
    <>
      {screen.columns.map((column) => (
        <td key={column.id} data-kind={column.kind} data-name={column === title || undefined}>
          {mark && column === title && <NewBadge />}
          <Cell column={column} row={row} name={screen.nameOf(row)} />
        </td>
      ))}
      <td className={styles.actionCell}>
        <RowActions screen={screen} row={row} onOpen={onOpen} />
      </td>
    </>
  )
})

/** Returns the props of a marked row, which takes the focus when it is shown. */
export const markProps = (mark: Mark | undefined) =>
  mark && { 'data-created': mark.row.id, tabIndex: -1, ref: mark.reveal }

/** Whether a row matches the search and the filter; a row that was created without matching cannot be selected. */
export const isListed = (mark: Mark | undefined) => mark === undefined || mark.line !== undefined

export function NewBadge() {
  return (
    <>
      <span className={styles.new}>
        <Trans>Nouveau</Trans>
      </span>{' '}
    </>
  )
}

export interface SelectableRow {
  screen: ResourceDefinition
  row: Row
  mark: Mark | undefined
  isSelected: boolean
  onSelect: Selection['toggle']
  onOpen: ScreenAddress['open']
}

/** Selects a row; with Shift, every row from the one toggled before. */
export function RowCheckbox({ screen, row, isSelected, onSelect }: Omit<SelectableRow, 'mark' | 'onOpen'>) {
  const { t } = useLingui()
  const name = screen.nameOf(row)
  if (!hasAddress(screen, row)) return null
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={t`Sélectionner ${name}`}
        onChange={({ currentTarget, nativeEvent }) =>
          onSelect(row.id, currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    </label>
  )
}

/** Selects all rows of the page or none. */
export function PageCheckbox({ selection, children }: { selection: Selection; children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        checked={selection.page === 'all'}
        ref={(input) => {
          if (input) input.indeterminate = selection.page === 'some'
        }}
        aria-label={t`Sélectionner la page`}
        onChange={({ currentTarget }) => selection.togglePage(currentTarget.checked)}
      />
      {children}
    </label>
  )
}

/**
 * Scrolls a focused control out from under the sticky columns: Chromium leaves one of which 32 px are in sight sideways
 * where it is.
 */
function scrollClear(control: Element) {
  const cell = control.closest('td, th')
  if (cell && getComputedStyle(cell).position !== 'sticky')
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

interface HeadingProps {
  column: Column
  address: ScreenAddress
  /** The column stays visible when the table is scrolled horizontally. */
  isName: boolean
}

/** The heading of a column. Its button sorts in ascending order, then in descending order, then not at all. */
function Heading({ column, address, isName }: HeadingProps) {
  const { t } = useLingui()
  const label = t(column.label)
  const { sort } = address.search
  const order = sort === column.id ? 'ascending' : sort === `-${column.id}` ? 'descending' : 'none'
  const next = { none: column.id, ascending: `-${column.id}`, descending: undefined }[order]
  const Icon = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown }[order]
  return (
    <th
      scope="col"
      aria-sort={isSortable(column) ? order : undefined}
      data-kind={column.kind}
      data-name={isName || undefined}
    >
      {isSortable(column) ? (
        <button
          type="button"
          className={styles.sort}
          data-order={order}
          title={t`Trier par ${label}`}
          onFocus={({ currentTarget }) => {
            // The browser scrolls a heading only to below the sticky column of the actions.
            if (currentTarget.matches(':focus-visible'))
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
          }}
          onClick={() => address.change({ sort: next, page: undefined }, { replace: true })}
        >
          {breakable(label)}
          <wbr />
          <Icon aria-hidden />
        </button>
      ) : (
        breakable(label)
      )}
    </th>
  )
}

/** Returns a heading that can be broken before a capital within a word, as in "ImagePrincipale". */
const breakable = (label: string): ReactNode =>
  label.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
