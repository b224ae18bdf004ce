import { memo } from 'react'
import { nameColumn } from '@/admin/crud/definition/columns'
import type { Screen } from '@/admin/crud/definition/definition'
import { Cell } from './cell'
import styles from './record-table.module.css'
import { RowActions } from './row-actions'
import type { ScreenAddress } from './use-screen-address'

/** One row of a table; drawn again only when it is another record. */
export const RecordRow = memo(function RecordRow({
  screen,
  row,
  onOpen,
}: {
  screen: Screen
  row: object
  onOpen: ScreenAddress['open']
}) {
  const known = nameColumn(screen)
  return (
    <tr>
      {screen.columns.map((column) => (
        <td key={column.id} data-kind={column.kind} data-name={column === known || undefined}>
          <Cell column={column} row={row} name={screen.nameOf(row)} />
        </td>
      ))}
      <td className={styles.actions}>
        <RowActions screen={screen} row={row} onOpen={onOpen} />
      </td>
    </tr>
  )
})
