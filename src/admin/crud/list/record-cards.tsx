import { useLingui } from '@lingui/react/macro'
import { nameColumn } from '@/admin/crud/definition/columns'
import type { Screen } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/keys'
import { Cell } from './cell'
import styles from './record-cards.module.css'
import { RowActions } from './row-actions'
import type { ScreenAddress } from './use-screen-address'

/** The rows of a page as cards, for narrow screens. */
export function RecordCards({
  screen,
  rows,
  address,
}: {
  screen: Screen
  rows: readonly object[]
  address: ScreenAddress
}) {
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
