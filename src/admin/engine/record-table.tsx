import { Trans, useLingui } from '@lingui/react/macro'
import { Cell } from './cell'
import type { Screen } from './definition'
import { keyOf } from './keys'
import styles from './record-table.module.css'
import { RowActions } from './row-actions'
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
            <tr key={String(keyOf(screen, row)) || `row-${n}`}>
              {screen.columns.map((column) => (
                <td key={column.id} data-kind={column.kind}>
                  <Cell column={column} row={row} name={screen.nameOf(row)} />
                </td>
              ))}
              <td className={styles.actions}>
                <RowActions screen={screen} row={row} address={address} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
