import { Trans } from '@lingui/react/macro'
import { Button } from '@/ui/button/button'
import { AlertDialog } from '@/ui/dialog/alert-dialog'

/** Asks before a dossier or all of them are erased from this device. */
export function EraseQuestion({
  title,
  action,
  onClose,
  onErase,
}: {
  title: string
  action: string
  onClose: () => void
  onErase: () => void
}) {
  return (
    <AlertDialog
      tone="error"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <Button onClick={onErase}>{action}</Button>
        </>
      }
    >
      <Trans>Ce que vous effacez n’est enregistré nulle part ailleurs : rien ne pourra le retrouver.</Trans>
    </AlertDialog>
  )
}
