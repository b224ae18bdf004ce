import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { type MouseEvent, memo, type ReactNode, useMemo, useState } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import { type Column, nameColumn } from '@/admin/crud/definition/columns'
import type { Screen } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/keys'
import { Cell } from './cell'
import { Heading, sizedStyle } from './heading'
import styles from './record-list.module.css'
import { MenuButton, openRecord, RowActions } from './row-actions'
import type { Columns } from './use-columns'
import type { Mark } from './use-created'
import { useRowKeys } from './use-row-keys'
import type { Selection } from './use-selection'

export interface Listed {
  screen: Screen
  columns: Columns
  rows: readonly object[]
  /** The row that was created last. */
  mark: Mark | undefined
  address: ScreenAddress
  selection: Selection
}

/** The rows of a page as a table, each heading sorting by its column. */
export function RecordTable({ screen, columns, rows, mark, address, selection }: Listed) {
  const { t } = useLingui()
  const { shown, widths } = columns
  const sized = shown.map(({ id }) => (widths[id] === undefined ? '' : id)).join('.')
  const isTouched = useMediaQuery('(hover: none)', false, { getInitialValueInEffect: false })
  const ids = useMemo(() => rows.map((row, n) => String(keyOf(screen, row)) || `row-${n}`), [screen, rows])
  const keyed = useRowKeys(ids)
  return (
    <div className={styles.frame}>
      <table className={styles.table} style={widthsStyle(widths)}>
        <caption className="visually-hidden">{t(screen.title)}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.selectCell}>
              <PageCheckbox selection={selection} />
            </th>
            {shown.map((column) => (
              <Heading
                key={column.id}
                column={column}
                address={address}
                isName={column === nameColumn(screen)}
                width={widths[column.id]}
                onResize={columns.resize}
              />
            ))}
            <th scope="col" className={styles.actionCell}>
              <span className="visually-hidden">{t`Actions`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, n) => (
            <Row
              key={keyed.get(ids[n] ?? '')}
              screen={screen}
              columns={shown}
              sized={sized}
              isTouched={isTouched}
              row={row}
              mark={row === mark?.row ? mark : undefined}
              isSelected={selection.keys.has(ids[n] ?? '')}
              onSelect={selection.toggle}
              onOpen={address.open}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Cells take their widths from the table: while a column is dragged no row is drawn again. */
function widthsStyle(widths: Columns['widths']) {
  return Object.fromEntries(Object.entries(widths).map(([id, width]) => [`--width-${id}`, `${width}px`]))
}

/**
 * One row of a table; drawn again only when it is another record, and its cells not even when it is selected. Of native
 * elements, as are its cells and buttons: a Mantine component per cell takes a page of 100 rows beyond 100 ms.
 */
const Row = memo(function Row({ isSelected, onSelect, ...cells }: TableRow) {
  const { screen, row, mark, onOpen } = cells
  const [isNear, setNear] = useState(false)
  const approach = () => setNear(true)
  return (
    <tr
      {...markProps(mark)}
      className={mark && 'ring-inside'}
      data-selected={isSelected || undefined}
      onClick={(event) => isRowClick(event) && openRecord({ screen, row, onOpen }, 'edit')}
      onPointerEnter={approach}
      onFocus={approach}
    >
      <td className={styles.selectCell}>
        {isListed(mark) && <RowCheckbox screen={screen} row={row} isSelected={isSelected} onSelect={onSelect} />}
      </td>
      <RowCells {...cells} isNear={isNear} />
    </tr>
  )
})

const RowCells = memo(function RowCells({
  screen,
  columns,
  sized,
  isTouched,
  row,
  mark,
  isNear,
  onOpen,
}: Omit<TableRow, 'isSelected' | 'onSelect'> & { isNear: boolean }) {
  const known = nameColumn(screen)
  const withWidth = sized.split('.')
  return (
    <>
      {columns.map((column) => (
        <td
          key={column.id}
          data-kind={column.kind}
          data-name={column === known || undefined}
          {...(withWidth.includes(column.id) && { 'data-sized': true, style: sizedStyle(column.id) })}
        >
          {mark && column === known && <NewBadge />}
          <Cell column={column} row={row} name={screen.nameOf(row)} />
        </td>
      ))}
      <td className={styles.actionCell}>
        {isTouched ? (
          <MenuButton screen={screen} row={row} onOpen={onOpen} />
        ) : (
          <RowActions screen={screen} row={row} isNear={isNear} onOpen={onOpen} />
        )}
      </td>
    </>
  )
})

/** A row that was created takes the focus when it is shown. */
export const markProps = (mark: Mark | undefined) =>
  mark && { 'data-created': mark.key, tabIndex: -1, ref: mark.reveal }

/** What the search leaves out cannot be selected. */
export const isListed = (mark: Mark | undefined) => mark === undefined || mark.place !== undefined

export function NewBadge() {
  return (
    <>
      <span className={styles.new}>
        <Trans>Nouveau</Trans>
      </span>{' '}
    </>
  )
}

interface TableRow extends SelectableRow {
  /** The ids of the columns whose width was chosen, joined by dots. */
  sized: string
  /** Nothing comes up under a finger: the actions are in a menu. */
  isTouched: boolean
}

/**
 * A click on a row itself opens its record, as its button does for the keyboard; not one on what it holds, nor the end
 * of selecting text in it.
 */
function isRowClick({ target }: MouseEvent) {
  const isControl = target instanceof Element && target.closest('a, button, input, label') !== null
  return !isControl && getSelection()?.isCollapsed !== false
}

export interface SelectableRow {
  screen: Screen
  columns: readonly Column<object>[]
  row: object
  /** Present on the row that was created last. */
  mark: Mark | undefined
  isSelected: boolean
  onSelect: Selection['toggle']
  onOpen: ScreenAddress['open']
}

/** Selects a row; with Shift, every row from the last one that was pressed. */
export function RowCheckbox({ screen, row, isSelected, onSelect }: Omit<SelectableRow, 'columns' | 'mark' | 'onOpen'>) {
  const { t } = useLingui()
  const key = String(keyOf(screen, row))
  const name = screen.nameOf(row)
  if (key === '') return null
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={t`Sélectionner ${name}`}
        onChange={({ currentTarget, nativeEvent }) =>
          onSelect(key, currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    </label>
  )
}

/** Selects every row of the page, or none of them. */
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
