import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { AlertDialog } from '@/admin/ui/dialog'

/** Shown when the edited record was removed meanwhile; offers to create it again. */
export function GoneDialog({ onCreate, onClose }: { onCreate: () => void; onClose: () => void }) {
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Cette fiche n’existe plus</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            <Trans>Revenir à la saisie</Trans>
          </Button>
          <Button variant="default" onClick={onCreate}>
            <Trans>La créer de nouveau à partir de ma saisie</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Quelqu’un l’a supprimé depuis que vous avez ouvert cette fiche. Elle peut être créée de nouveau à partir de
        votre saisie ; elle aura un autre numéro.
      </Trans>
    </AlertDialog>
  )
}
