import { useLingui } from '@lingui/react/macro'
import { nameColumn } from '@/admin/crud/definition/columns'
import { Dialog, DialogBody } from '@/admin/ui/dialog'
import { Cell } from './cell'
import { type Actionable, ActionList } from './row-actions'
import styles from './row-actions.module.css'

/** All columns of a record, including hidden ones, and its actions. */
export function RowMenu({ onClose, ...of }: Actionable & { onClose: () => void }) {
  const { t } = useLingui()
  const { screen, row } = of
  const name = screen.nameOf(row)
  const rest = screen.columns.filter((column) => column !== nameColumn(screen))
  return (
    <Dialog title={name || t`Détails`} onClose={onClose}>
      <DialogBody>
        {rest.length > 0 && (
          <dl className={styles.values}>
            {rest.map((column) => (
              <div key={column.id} className={styles.value} data-kind={column.kind}>
                <dt>{t(column.label)}</dt>
                <dd>
                  <Cell column={column} row={row} name={name} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <ActionList {...of} onDone={onClose} />
      </DialogBody>
    </Dialog>
  )
}
