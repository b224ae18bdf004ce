import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'

/** Stands in the way of every navigation while a form holds something, and asks. */
export function LeaveDialog({ dirty }: { dirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => dirty,
    // Closing and reloading are asked by session/unsaved-input.
    enableBeforeUnload: false,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Quitter sans enregistrer ?</Trans>}
      onClose={reset}
      actions={
        <>
          <Button onClick={reset}>
            <Trans>Continuer la saisie</Trans>
          </Button>
          <Button look="secondary" onClick={proceed}>
            <Trans>Quitter</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Ce que vous avez saisi reste gardé comme brouillon dans cet onglet.</Trans>
      </p>
    </AlertDialog>
  )
}
