import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { type Column, isSortable } from '@/admin/crud/definition/columns'
import styles from './sort-button.module.css'
import type { ScreenAddress } from './use-screen-address'

/** The heading of a column; its button sorts by it, then the other way, then no more. */
export function SortButton({ column, address }: { column: Column<never>; address: ScreenAddress }) {
  const { t } = useLingui()
  const label = t(column.label)
  if (!isSortable(column)) {
    return (
      <th scope="col">
        <span className={styles.plain}>{label}</span>
      </th>
    )
  }
  const { sort } = address.search
  const order = sort === column.id ? 'ascending' : sort === `-${column.id}` ? 'descending' : 'none'
  const next = { none: column.id, ascending: `-${column.id}`, descending: undefined }[order]
  const Icon = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown }[order]
  return (
    <th scope="col" aria-sort={order}>
      <button
        type="button"
        className={styles.button}
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
