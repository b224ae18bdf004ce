import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { type ComponentType, lazy, type Ref, Suspense, useRef } from 'react'
import type { ReminderFieldHandle } from '@/admin/crud/reminders/reminder-field'
import { AlertDialog } from '@/admin/shell/dialog'
import { withTexts } from '@/admin/with-texts'
import { hasUnsavedInput } from '@/auth/unsaved-input'

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
  const reminder = useRef<ReminderFieldHandle>(null)
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
          <Button variant="default" onClick={() => reminder.current?.store() !== false && onLeave()}>
            <Trans>Quitter</Trans>
          </Button>
        </>
      }
    >
      <Trans>Votre saisie est conservée comme brouillon dans cet onglet.</Trans>
      <Suspense>
        <ReminderField ref={reminder} />
      </Suspense>
    </AlertDialog>
  )
}

/** The question is asked without it where it cannot be had. */
const ReminderField = lazy<ComponentType<{ ref: Ref<ReminderFieldHandle> }>>(() =>
  withTexts(import('@/admin/crud/reminders/reminder-field')).then(
    (loaded) => ({ default: loaded.ReminderField }),
    () => ({ default: () => null }),
  ),
)
