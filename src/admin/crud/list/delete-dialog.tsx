import { Trans } from '@lingui/react/macro'
import type { Screen } from '@/admin/crud/definition/definition'
import { rowOf } from '@/admin/crud/definition/keys'
import { useConnection } from '@/pwa/network/connection'
import { Button } from '@/ui/button/button'
import { AlertDialog } from '@/ui/dialog/alert-dialog'
import styles from './delete-dialog.module.css'
import type { Records } from './use-records'
import { useRemoval } from './use-removal'
import type { ScreenAddress } from './use-screen-address'

/** Asks before a record is removed; it cannot be brought back. */
export function DeleteDialog({
  screen,
  records,
  address,
}: {
  screen: Screen
  records: Records
  address: ScreenAddress
}) {
  const { open, record } = address.search
  const offline = useConnection() === 'offline'
  const { remove, removing } = useRemoval(screen, () => address.close({ saved: true }))
  const row = open === 'delete' && record !== undefined ? rowOf(screen, records.all, record) : undefined
  if (row === undefined || record === undefined) return null
  const name = screen.nameOf(row)
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Êtes-vous sûr?</Trans>}
      onClose={() => !removing && address.close()}
      actions={
        <>
          <Button look="secondary" disabled={removing} onClick={() => address.close()}>
            <Trans>Annuler</Trans>
          </Button>
          <Button className={styles.remove} disabled={removing || offline} onClick={() => remove(record, name)}>
            <Trans>Oui, supprimer!</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Cette action est irréversible!</Trans>
      </p>
      <p className={styles.name}>{name}</p>
      {offline && (
        <p>
          <Trans>Hors ligne : rien ne peut être supprimé avant le retour du réseau.</Trans>
        </p>
      )}
    </AlertDialog>
  )
}
