// Imported first, so that the styles below override it.
import '@/admin/ui/mantine.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { nameColumn } from '@/admin/crud/definition/columns'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Columns } from '@/admin/crud/list/use-columns'
import { Dialog, DialogActions, DialogBody } from '@/admin/ui/dialog'
import { MoveButtons, useMoved } from './move-buttons'
import styles from './views.module.css'

/** Selects and orders the columns of a list; every change applies at once. */
export function ColumnsDialog({
  screen,
  columns,
  onClose,
}: {
  screen: ResourceDefinition
  columns: Columns
  onClose: () => void
}) {
  const { t } = useLingui()
  const id = useId()
  const title = nameColumn(screen) ?? screen.columns[0]
  const isShown = (column: ResourceDefinition['columns'][number]) => columns.shown.includes(column)
  // Hidden columns keep their place in the dialog.
  const [order, setOrder] = useState(() => ordered(screen, columns))
  const [moved, setMoved] = useMoved()
  const choose = (
    next: ResourceDefinition['columns'],
    shown: (column: ResourceDefinition['columns'][number]) => boolean,
  ) => {
    setOrder(next)
    columns.choose(next.filter(shown).map((column) => column.id))
  }

  function move(column: ResourceDefinition['columns'][number], to: number, button: string) {
    choose(order.toSpliced(order.indexOf(column), 1).toSpliced(to, 0, column), isShown)
    const label = t(column.label)
    const place = to + 1
    setMoved({ button, text: t`${label} : colonne ${place} sur ${order.length}` })
  }

  return (
    <Dialog title={<Trans>Colonnes</Trans>} onClose={onClose}>
      <DialogBody>
        <p>
          <Trans>La recherche porte aussi sur les colonnes masquées.</Trans>
        </p>
        <ol role="list" className={styles.columns} aria-label={t`Colonnes de la liste`}>
          {order.map((column, index) => {
            const label = t(column.label)
            return (
              <li key={column.id} className={styles.column}>
                <label className={styles.choice}>
                  <input
                    type="checkbox"
                    checked={isShown(column)}
                    disabled={column === title}
                    onChange={({ currentTarget: { checked } }) =>
                      choose(order, (other) => (other === column ? checked : isShown(other)))
                    }
                  />
                  <span>
                    {label}{' '}
                    {column === title && (
                      <span className={styles.always}>
                        <Trans>(toujours affichée)</Trans>
                      </span>
                    )}
                  </span>
                </label>
                <MoveButtons
                  id={id + column.id}
                  name={label}
                  index={index}
                  count={order.length}
                  onMove={(to, button) => move(column, to, button)}
                />
              </li>
            )
          })}
        </ol>
        <p role="status" className="visually-hidden">
          {moved?.text}
        </p>
        <DialogActions>
          <Button
            variant="default"
            onClick={() => {
              columns.reset()
              setOrder(screen.columns)
              setMoved({ text: t`Les colonnes et leurs largeurs sont celles d’origine.` })
            }}
          >
            <Trans>Colonnes d’origine</Trans>
          </Button>
          <Button onClick={onClose} data-autofocus>
            <Trans>Fermer</Trans>
          </Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  )
}

const ordered = (screen: ResourceDefinition, { shown }: Columns): ResourceDefinition['columns'] => [
  ...shown,
  ...screen.columns.filter((column) => !shown.includes(column)),
]
