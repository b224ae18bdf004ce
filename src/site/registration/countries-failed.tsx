import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '@/ui/button/button'
import { AlertDialog } from '@/ui/dialog/alert-dialog'
import styles from './registration-form.module.css'

/** The list of countries could not be read: said once in an alert, with a way to try again that stays. */
export function CountriesFailed({ failed, retry }: { failed: boolean; retry: () => void }) {
  const [closed, setClosed] = useState(false)
  if (!failed) return null
  const again = () => {
    setClosed(false)
    retry()
  }
  if (closed)
    return (
      <Button look="quiet" className={styles.retry} onClick={again}>
        <Trans>Recharger la liste des pays</Trans>
      </Button>
    )
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Erreur</Trans>}
      onClose={() => setClosed(true)}
      actions={
        <>
          <Button onClick={again}>
            <Trans>Réessayer</Trans>
          </Button>
          <Button look="secondary" onClick={() => setClosed(true)}>
            <Trans>Fermer</Trans>
          </Button>
        </>
      }
    >
      <Trans>Impossible de charger la liste des pays. Veuillez réessayer.</Trans>
    </AlertDialog>
  )
}
