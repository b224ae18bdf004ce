// Imported first, so that the styles below override it.
import '@/admin/ui/mantine.css'
import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { type Ref, useImperativeHandle, useState } from 'react'
import { unsavedForms } from '@/auth/unsaved-input'
import { useAccount } from '@/auth/use-account'
import { todayInCameroon } from '@/contract/birthday'
import { findDraft, removeReminder, setReminder } from './drafts'
import styles from './reminder-field.module.css'

export interface ReminderFieldHandle {
  /** Stores the reminder, or removes it for an empty field. Returns false after showing an error. */
  store: () => boolean
}

/** A field for the day from which on the dashboard shows the drafts of the open forms. */
export function ReminderField({ ref }: { ref: Ref<ReminderFieldHandle> }) {
  const { t } = useLingui()
  const user = useAccount()?.id
  const [day, setDay] = useState(() => reminderDay(user))
  const [error, setError] = useState<string>()

  useImperativeHandle(ref, () => ({
    store() {
      const past = day !== '' && day < todayInCameroon()
      const stored = past || user === undefined || remind(user, day)
      if (past) setError(t`Choisissez aujourd’hui ou un jour à venir.`)
      else if (!stored)
        setError(t`Cet appareil n’a pas pu enregistrer le rappel : effacez la date pour quitter sans rappel.`)
      return stored && !past
    },
  }))

  return (
    <TextInput
      className={styles.reminder ?? ''}
      type="date"
      label={t`Me le rappeler le (facultatif)`}
      description={t`À partir de ce jour, le tableau de bord le signale. Le brouillon reste alors sur cet appareil, même l’onglet fermé, jusqu’à votre déconnexion.`}
      min={todayInCameroon()}
      value={day}
      error={error}
      onChange={(event) => setDay(event.currentTarget.value)}
    />
  )
}

/** Returns the day of the reminder of an open form, '' for none. */
function reminderDay(user: number | undefined): string {
  const drafts = user === undefined ? [] : unsavedForms().map((id) => findDraft(id, user))
  return drafts.find((found) => found?.on !== undefined)?.on ?? ''
}

/** Sets the reminder of the open forms, or removes it for ''. Returns false when it could not be stored. */
function remind(user: number, day: string): boolean {
  return unsavedForms().every((id) => {
    const found = findDraft(id, user)
    if (found === null) return true
    if (day !== '') return setReminder(id, { on: day, draft: found.draft })
    removeReminder(id, user)
    return true
  })
}
