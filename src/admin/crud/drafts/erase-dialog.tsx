import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { AlertDialog } from '@/admin/ui/dialog'

/** Asks before the text of a draft is given up. */
export function EraseDialog({ onErase, onClose }: { onErase: () => void; onClose: () => void }) {
  return (
    <AlertDialog
      title={<Trans>Effacer ce brouillon ?</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            <Trans>Le garder</Trans>
          </Button>
          <Button color="red" onClick={onErase}>
            <Trans>Effacer</Trans>
          </Button>
        </>
      }
    >
      <Trans>Le texte qui n’est pas enregistré sera perdu.</Trans>
    </AlertDialog>
  )
}
