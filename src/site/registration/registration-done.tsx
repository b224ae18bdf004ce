import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '@/ui/button/button'
import { AlertDialog } from '@/ui/dialog/alert-dialog'

/** How long the good news stays before the sign-in page opens by itself, in milliseconds. */
const pause = 5000

export function RegistrationDone({ onLeave }: { onLeave: () => void }) {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const timer = setTimeout(() => leave(), pause)
    return () => clearTimeout(timer)
  }, [])
  return (
    <AlertDialog
      tone="success"
      title={<Trans>Succès!</Trans>}
      onClose={onLeave}
      actions={
        <Button onClick={onLeave}>
          <Trans>Continuer</Trans>
        </Button>
      }
    >
      <Trans>Inscription réussie! Vous allez être redirigé vers la page de connexion.</Trans>
    </AlertDialog>
  )
}
