import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import { type Column, isSortable } from '@/admin/crud/definition/columns'
import styles from './heading.module.css'

interface HeadingProps {
  column: Column<never>
  address: ScreenAddress
  /** The column stays visible when the table is scrolled horizontally. */
  isName: boolean
}

/** The heading of a column. Its button sorts in ascending order, then in descending order, then not at all. */
export function Heading({ column, address, isName }: HeadingProps) {
  const { t } = useLingui()
  const label = t(column.label)
  const { sort } = address.search
  const order = sort === column.id ? 'ascending' : sort === `-${column.id}` ? 'descending' : 'none'
  const next = { none: column.id, ascending: `-${column.id}`, descending: undefined }[order]
  const Icon = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown }[order]
  const isSorted = isSortable(column)
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined} data-kind={column.kind} data-name={isName || undefined}>
      {isSorted ? (
        <button
          type="button"
          className={styles.sort}
          data-order={order}
          title={t`Trier par ${label}`}
          onFocus={({ currentTarget }) => {
            // The browser scrolls it only to below the sticky column of the actions.
            if (currentTarget.matches(':focus-visible'))
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
          }}
          onClick={() => address.change({ sort: next, page: undefined }, { replace: true })}
        >
          <span className={styles.label}>{label}</span>
          <Icon aria-hidden />
        </button>
      ) : (
        <span className={styles.label}>{label}</span>
      )}
    </th>
  )
}
