// Before the styles that refine it.
import '@/admin/shell/mantine.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { AlertDialog } from '@/admin/shell/dialog'
import { latestDraft, readReminder, removeReminder, setReminder } from '@/auth/reminders'
import { hasUnsavedInput, unsavedForms } from '@/auth/unsaved-input'
import { useAccount } from '@/auth/use-account'
import { todayInCameroon } from '@/contract/birthday'
import styles from './leave-dialog.module.css'

/**
 * Asks before a form that holds something is left: when it is closed (`asking`), and on every navigation, which it
 * blocks. Closing and reloading the tab are asked by auth/unsaved-input.
 */
export function LeaveDialog({ asking, onStay, onLeave }: { asking: boolean; onStay: () => void; onLeave: () => void }) {
  const blocker = useBlocker({ shouldBlockFn: hasUnsavedInput, enableBeforeUnload: false, withResolver: true })
  if (!asking && blocker.status !== 'blocked') return null
  return <LeaveQuestion onStay={blocker.reset ?? onStay} onLeave={blocker.proceed ?? onLeave} />
}

function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useLingui()
  const user = useAccount()?.id
  const [day, setDay] = useState(() => reminderDay(user))
  const [error, setError] = useState<string>()

  function leave() {
    if (day !== '' && day < todayInCameroon()) return setError(t`Choisissez aujourd’hui ou un jour à venir.`)
    if (user !== undefined && !remind(user, day))
      return setError(t`Cet appareil n’a pas pu enregistrer le rappel : effacez la date pour quitter sans rappel.`)
    onLeave()
  }

  return (
    <AlertDialog
      tone="error"
      title={<Trans>Quitter sans enregistrer ?</Trans>}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay} data-autofocus>
            <Trans>Continuer la saisie</Trans>
          </Button>
          <Button variant="default" onClick={leave}>
            <Trans>Quitter</Trans>
          </Button>
        </>
      }
    >
      <Trans>Votre saisie est conservée comme brouillon dans cet onglet.</Trans>
      <TextInput
        className={styles.reminder ?? ''}
        type="date"
        label={t`Me le rappeler le (facultatif)`}
        description={t`À partir de ce jour, le tableau de bord le signale. Le brouillon reste alors sur cet appareil, sans ses fichiers, jusqu’à votre déconnexion.`}
        min={todayInCameroon()}
        value={day}
        error={error}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
    </AlertDialog>
  )
}

/** The day that an open form is to be reminded of, '' for none. */
function reminderDay(user: number | undefined): string {
  const reminders = user === undefined ? [] : unsavedForms().map((id) => readReminder(id, user))
  return reminders.find((found) => found !== null)?.on ?? ''
}

/** Has the drafts of the open forms shown from a day on, or never for ''; gives false when that could not be stored. */
function remind(user: number, day: string): boolean {
  return unsavedForms().every((id) => {
    const draft = latestDraft(id, user)
    if (draft === null) return true
    if (day !== '') return setReminder(id, { on: day, draft })
    removeReminder(id, user)
    return true
  })
}
