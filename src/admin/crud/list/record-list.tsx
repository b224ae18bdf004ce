import { Trans, useLingui } from '@lingui/react/macro'
import { Table, UnstyledButton } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
  IconBuildingCommunity,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { type Column, isSortable, nameColumn } from '@/admin/crud/definition/columns'
import type { Screen } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/keys'
import { announce } from '@/admin/crud/form/notices'
import { Cell } from './cell'
import styles from './record-list.module.css'
import type { ScreenAddress } from './use-screen-address'

interface Listed {
  screen: Screen
  rows: readonly object[]
  address: ScreenAddress
}

/** The rows of a page as a table, each heading sorting by its column. */
export function RecordTable({ screen, rows, address }: Listed) {
  const { t } = useLingui()
  return (
    <div className={styles.frame}>
      <Table className={styles.table} captionSide="top" withRowBorders={false}>
        <Table.Caption className="visually-hidden">{t(screen.title)}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {screen.columns.map((column) => (
              <Heading key={column.id} column={column} address={address} />
            ))}
            <Table.Th scope="col" className={styles.actionCell}>
              <Trans>Actions</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <tbody>
          {rows.map((row, n) => (
            <Row key={String(keyOf(screen, row)) || `row-${n}`} screen={screen} row={row} onOpen={address.open} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** The heading of a column; its button sorts by it, then the other way, then no more. */
function Heading({ column, address }: { column: Column<never>; address: ScreenAddress }) {
  const { t } = useLingui()
  const label = t(column.label)
  if (!isSortable(column)) return <Table.Th scope="col">{label}</Table.Th>
  const { sort } = address.search
  const order = sort === column.id ? 'ascending' : sort === `-${column.id}` ? 'descending' : 'none'
  const next = { none: column.id, ascending: `-${column.id}`, descending: undefined }[order]
  const Icon = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown }[order]
  return (
    <Table.Th scope="col" aria-sort={order}>
      <UnstyledButton
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
      </UnstyledButton>
    </Table.Th>
  )
}

/**
 * One row of a table; drawn again only when it is another record. Of native elements, as are its cells and buttons: a
 * Mantine component per cell takes a page of 100 rows beyond 100 ms.
 */
const Row = memo(function Row({ screen, row, onOpen }: { screen: Screen; row: object; onOpen: ScreenAddress['open'] }) {
  const known = nameColumn(screen)
  return (
    <tr>
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

/** The rows of a page as cards, for narrow screens. */
export function RecordCards({ screen, rows, address }: Listed) {
  const { t } = useLingui()
  const name = nameColumn(screen)
  return (
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
          <RowActions screen={screen} row={row} onOpen={address.open} />
        </li>
      ))}
    </ul>
  )
}

/** Edit and remove, and where the screen has one, the way to what belongs to the row. */
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
