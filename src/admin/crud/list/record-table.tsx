import { Trans, useLingui } from '@lingui/react/macro'
import type { Screen } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/keys'
import { RecordRow } from './record-row'
import styles from './record-table.module.css'
import { SortButton } from './sort-button'
import type { ScreenAddress } from './use-screen-address'

/** The rows of a page as a table, each heading sorting by its column. */
export function RecordTable({
  screen,
  rows,
  address,
}: {
  screen: Screen
  rows: readonly object[]
  address: ScreenAddress
}) {
  const { t } = useLingui()
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t(screen.title)}</caption>
        <thead>
          <tr>
            {screen.columns.map((column) => (
              <SortButton key={column.id} column={column} address={address} />
            ))}
            <th scope="col" className={styles.actions}>
              <Trans>Actions</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, n) => (
            <RecordRow key={String(keyOf(screen, row)) || `row-${n}`} screen={screen} row={row} onOpen={address.open} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
