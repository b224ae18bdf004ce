import { Trans, useLingui } from '@lingui/react/macro'
import { IconBuildingCommunity, IconCopy, IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, memo, type ReactNode } from 'react'
import { rememberedList } from '@/admin/crud/address/list-state'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import { type Column, nameColumn } from '@/admin/crud/definition/columns'
import type { Screen } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/keys'
import { announce } from '@/admin/crud/notices/notices'
import { Cell } from './cell'
import { Heading, sizedStyle } from './heading'
import styles from './record-list.module.css'
import type { Columns } from './use-columns'
import type { Mark } from './use-created'
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
              <Trans>Actions</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, n) => (
            <Row
              key={String(keyOf(screen, row)) || `row-${n}`}
              screen={screen}
              columns={shown}
              sized={sized}
              row={row}
              mark={row === mark?.row ? mark : undefined}
              isSelected={selection.keys.has(String(keyOf(screen, row)))}
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
 * One row of a table; drawn again only when it is another record. Of native elements, as are its cells and buttons: a
 * Mantine component per cell takes a page of 100 rows beyond 100 ms.
 */
const Row = memo(function Row({ screen, columns, sized, row, mark, isSelected, onSelect, onOpen }: TableRow) {
  const known = nameColumn(screen)
  const key = keyOf(screen, row)
  const withWidth = sized.split('.')
  return (
    <tr
      {...markProps(mark)}
      data-selected={isSelected || undefined}
      onClick={(event) => key !== '' && isRowClick(event) && onOpen('edit', key)}
    >
      <td className={styles.selectCell}>
        {isListed(mark) && <RowCheckbox screen={screen} row={row} isSelected={isSelected} onSelect={onSelect} />}
      </td>
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
        <RowActions screen={screen} row={row} onOpen={onOpen} />
      </td>
    </tr>
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

/** View on the site, copy, edit and remove, and where the screen has one, the way to what belongs to the row. */
export function RowActions({ screen, row, onOpen }: { screen: Screen; row: object; onOpen: ScreenAddress['open'] }) {
  const { t } = useLingui()
  const name = screen.nameOf(row)
  const key = keyOf(screen, row)
  const page = key === '' ? undefined : screen.publicPage?.(key, row)
  const open = (how: 'edit' | 'delete') => {
    const refusal = how === 'edit' ? screen.keyless?.read : screen.keyless?.remove
    if (key === '' && refusal) announce('error', { as: 'toast', text: refusal })
    else onOpen(how, key)
  }
  return (
    <div className={styles.actions}>
      {screen.opens && (
        <Link
          to="/Admin/$screen"
          params={{ screen: screen.opens.screen }}
          search={{ ...rememberedList(screen.opens.screen, Number(key)), within: Number(key) }}
          className={styles.action}
          title={t(screen.opens.label)}
        >
          <IconBuildingCommunity aria-hidden />
          <span className="visually-hidden">
            {t(screen.opens.label)} – {name}
          </span>
        </Link>
      )}
      {page && (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.action}
          title={t`Voir sur le site`}
          aria-label={t`Voir ${name} sur le site (nouvel onglet)`}
        >
          <IconEye aria-hidden />
        </a>
      )}
      {key !== '' && (
        <button
          type="button"
          className={styles.action}
          title={t`Dupliquer`}
          aria-label={t`Dupliquer ${name}`}
          onClick={() => onOpen('create', key)}
        >
          <IconCopy aria-hidden />
        </button>
      )}
      <button
        type="button"
        className={styles.action}
        title={t`Modifier`}
        aria-label={t`Modifier ${name}`}
        onClick={() => open('edit')}
      >
        <IconPencil aria-hidden />
      </button>
      <button
        type="button"
        className={styles.action}
        data-danger
        title={t`Supprimer`}
        aria-label={t`Supprimer ${name}`}
        onClick={() => open('delete')}
      >
        <IconTrash aria-hidden />
      </button>
    </div>
  )
}
