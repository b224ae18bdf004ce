import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { AlertDialog } from '@/admin/ui/dialog'
import type { User } from '@/contract/accounts'

/** Asks for confirmation before the input of one user is saved as another. */
export function OtherUserDialog({ user, agree, refuse }: { user: User; agree: () => void; refuse: () => void }) {
  const name = user.name || user.email
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Enregistrer avec un autre compte ?</Trans>}
      onClose={refuse}
      actions={
        <>
          <Button onClick={refuse} data-autofocus>
            <Trans>Ne pas enregistrer</Trans>
          </Button>
          <Button variant="default" onClick={agree}>
            <Trans>Enregistrer avec ce compte</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Cette saisie a été commencée avec un autre compte. Dans un autre onglet, « {name} » s’est connecté depuis. Sans
        enregistrement, votre saisie reste affichée.
      </Trans>
    </AlertDialog>
  )
}

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
