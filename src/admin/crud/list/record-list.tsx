import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
  IconBuildingCommunity,
  IconCopy,
  IconEye,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, memo, type ReactNode } from 'react'
import { type Column, isSortable, nameColumn } from '@/admin/crud/definition/columns'
import type { Screen } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/keys'
import { announce } from '@/admin/crud/form/notices'
import { Cell } from './cell'
import styles from './record-list.module.css'
import type { ScreenAddress } from './use-screen-address'
import type { Selection } from './use-selection'

interface Listed {
  screen: Screen
  rows: readonly object[]
  address: ScreenAddress
  selection: Selection
}

/** The rows of a page as a table, each heading sorting by its column. */
export function RecordTable({ screen, rows, address, selection }: Listed) {
  const { t } = useLingui()
  return (
    <div className={styles.frame}>
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
          {rows.map((row, n) => (
            <Row
              key={String(keyOf(screen, row)) || `row-${n}`}
              screen={screen}
              row={row}
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

/** The heading of a column; its button sorts by it, then the other way, then no more. */
function Heading({
  column,
  address,
  isName,
}: {
  column: Column<never>
  address: ScreenAddress
  /** It stays in sight when the table is scrolled sideways. */
  isName: boolean
}) {
  const { t } = useLingui()
  const label = t(column.label)
  if (!isSortable(column))
    return (
      <th scope="col" data-name={isName || undefined}>
        {label}
      </th>
    )
  const { sort } = address.search
  const order = sort === column.id ? 'ascending' : sort === `-${column.id}` ? 'descending' : 'none'
  const next = { none: column.id, ascending: `-${column.id}`, descending: undefined }[order]
  const Icon = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown }[order]
  return (
    <th scope="col" aria-sort={order} data-name={isName || undefined}>
      <button
        type="button"
        className={styles.sort}
        data-order={order}
        title={t`Trier par ${label}`}
        onFocus={({ currentTarget }) => {
          // The browser leaves it under the column of the actions.
          if (currentTarget.matches(':focus-visible'))
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
        }}
        onClick={() => address.change({ sort: next, page: undefined }, { replace: true })}
      >
        {label}
        <Icon aria-hidden />
      </button>
    </th>
  )
}

/**
 * One row of a table; drawn again only when it is another record. Of native elements, as are its cells and buttons: a
 * Mantine component per cell takes a page of 100 rows beyond 100 ms.
 */
const Row = memo(function Row({ screen, row, isSelected, onSelect, onOpen }: SelectableRow) {
  const known = nameColumn(screen)
  const key = keyOf(screen, row)
  return (
    <tr
      data-selected={isSelected || undefined}
      onClick={(event) => key !== '' && isRowClick(event) && onOpen('edit', key)}
    >
      <td className={styles.selectCell}>
        <RowCheckbox screen={screen} row={row} isSelected={isSelected} onSelect={onSelect} />
      </td>
      {screen.columns.map((column) => (
        <td key={column.id} data-kind={column.kind} data-name={column === known || undefined}>
          <Cell column={column} row={row} name={screen.nameOf(row)} />
        </td>
      ))}
      <td className={styles.actionCell}>
        <RowActions screen={screen} row={row} onOpen={onOpen} />
      </td>
    </tr>
  )
})

/**
 * A click on a row itself opens its record, as its button does for the keyboard; not one on what it holds, nor the end
 * of selecting text in it.
 */
function isRowClick({ target }: MouseEvent) {
  const isControl = target instanceof Element && target.closest('a, button, input, label') !== null
  return !isControl && getSelection()?.isCollapsed !== false
}

interface SelectableRow {
  screen: Screen
  row: object
  isSelected: boolean
  onSelect: Selection['toggle']
  onOpen: ScreenAddress['open']
}

/** Selects a row; with Shift, every row from the last one that was pressed. */
function RowCheckbox({ screen, row, isSelected, onSelect }: Omit<SelectableRow, 'onOpen'>) {
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
function PageCheckbox({ selection, children }: { selection: Selection; children?: ReactNode }) {
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

/** The rows of a page as cards, for narrow screens. */
export function RecordCards({ screen, rows, address, selection }: Listed) {
  const { t } = useLingui()
  const name = nameColumn(screen)
  return (
    <>
      <PageCheckbox selection={selection}>
        <span aria-hidden>
          <Trans>Sélectionner la page</Trans>
        </span>
      </PageCheckbox>
      <ul role="list" className={styles.cards} aria-label={t(screen.title)}>
        {rows.map((row, n) => (
          <li key={String(keyOf(screen, row)) || `row-${n}`} className={styles.card}>
            <dl className={styles.values}>
              {screen.columns.map((column) => (
                <div
                  key={column.id}
                  className={styles.value}
                  data-kind={column.kind}
                  data-name={column === name || undefined}
                >
                  <dt>{t(column.label)}</dt>
                  <dd>
                    <Cell column={column} row={row} name={screen.nameOf(row)} />
                  </dd>
                </div>
              ))}
            </dl>
            <div className={styles.cardEnd}>
              <RowCheckbox
                screen={screen}
                row={row}
                isSelected={selection.keys.has(String(keyOf(screen, row)))}
                onSelect={selection.toggle}
              />
              <RowActions screen={screen} row={row} onOpen={address.open} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** View on the site, copy, edit and remove, and where the screen has one, the way to what belongs to the row. */
function RowActions({ screen, row, onOpen }: { screen: Screen; row: object; onOpen: ScreenAddress['open'] }) {
  const { t } = useLingui()
  const name = screen.nameOf(row)
  const key = keyOf(screen, row)
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
          search={{ within: Number(key) }}
          className={styles.action}
          title={t(screen.opens.label)}
        >
          <IconBuildingCommunity aria-hidden />
          <span className="visually-hidden">
            {t(screen.opens.label)} – {name}
          </span>
        </Link>
      )}
      {screen.publicPage && key !== '' && (
        <a
          href={screen.publicPage(key)}
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
