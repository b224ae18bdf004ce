import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { hasUnsavedInput } from '@/auth/unsaved-input'
import { Button } from '@/ui/button/button'
import { AlertDialog } from '@/ui/dialog/alert-dialog'

/**
 * Asks before a form that holds something is left: when it is closed (`asking`), and on every navigation, which it
 * stands in the way of. Closing and reloading the tab are asked by session/unsaved-input.
 */
export function LeaveDialog({ asking, onStay, onLeave }: { asking: boolean; onStay: () => void; onLeave: () => void }) {
  const blocker = useBlocker({ shouldBlockFn: hasUnsavedInput, enableBeforeUnload: false, withResolver: true })
  if (!asking && blocker.status !== 'blocked') return null
  const stay = blocker.reset ?? onStay
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Quitter sans enregistrer ?</Trans>}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>
            <Trans>Continuer la saisie</Trans>
          </Button>
          <Button look="secondary" onClick={blocker.proceed ?? onLeave}>
            <Trans>Quitter</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Votre saisie est conservée comme brouillon dans cet onglet.</Trans>
      </p>
    </AlertDialog>
  )
}
