import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { type Ref, useRef } from 'react'
import { maxDraftBytes } from '@/admin/crud/drafts/draft-files'
import { dropDraft, notStored } from '@/admin/crud/drafts/drafts'
import type { ReminderFieldHandle } from '@/admin/crud/drafts/reminder-field'
import { useNotStored } from '@/admin/crud/drafts/use-draft'
import { AlertDialog } from '@/admin/ui/dialog'
import { lazyTool } from '@/admin/with-texts'
import { hasUnsavedInput, unsavedForms } from '@/auth/unsaved-input'
import { useAccount } from '@/auth/use-account'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import { useStore } from '@/lib/store'

/**
 * Asks before a form with unsaved input is left: when it is closed (`asking`), and on every navigation, which it
 * blocks. For closing and reloading the tab auth/unsaved-input asks.
 */
export function LeaveDialog({ asking, onStay, onLeave }: { asking: boolean; onStay: () => void; onLeave: () => void }) {
  const blocker = useBlocker({ shouldBlockFn: hasUnsavedInput, enableBeforeUnload: false, withResolver: true })
  if (!asking && blocker.status !== 'blocked') return null
  return <LeaveQuestion onStay={blocker.reset ?? onStay} onLeave={blocker.proceed ?? onLeave} />
}

function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const reminder = useRef<ReminderFieldHandle>(null)
  const user = useAccount()?.id
  const unstored = useNotStored()
  const isStored = useStore(notStored, notStored.get()).text !== true
  const maxSize = size(maxDraftBytes, useLocale())
  return (
    <AlertDialog
      title={isStored ? <Trans>Garder ce brouillon ?</Trans> : <Trans>Quitter sans enregistrer ?</Trans>}
      onClose={onStay}
      actions={
        <>
          {isStored && (
            <Button data-autofocus onClick={() => reminder.current?.store() !== false && onLeave()}>
              <Trans>Garder le brouillon</Trans>
            </Button>
          )}
          <Button
            variant="default"
            onClick={() => {
              for (const id of unsavedForms()) if (user !== undefined) dropDraft(id, user)
              onLeave()
            }}
          >
            {isStored ? <Trans>Ne pas garder</Trans> : <Trans>Quitter</Trans>}
          </Button>
          <Button variant="default" onClick={onStay} data-autofocus={!isStored || undefined}>
            <Trans>Continuer la saisie</Trans>
          </Button>
        </>
      }
    >
      <p>
        {unstored ?? (
          <Trans>Il reste dans cet onglet jusqu’à votre déconnexion, avec ses fichiers ({maxSize} au plus).</Trans>
        )}
      </p>
      {isStored && <ReminderField ref={reminder} />}
    </AlertDialog>
  )
}

/** Left out of the dialog where it cannot be loaded. */
const ReminderField = lazyTool<{ ref: Ref<ReminderFieldHandle> }>(
  async () => (await import('@/admin/crud/drafts/reminder-field')).ReminderField,
  () => null,
)
