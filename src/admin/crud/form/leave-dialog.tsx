import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { dropDraft, maxDraftBytes, notStored } from '@/admin/crud/drafts/drafts'
import { useNotStored } from '@/admin/crud/drafts/use-draft'
import { AlertDialog } from '@/admin/ui/dialog'
import { hasUnsavedInput, letGoOfUnsavedInput, unsavedForms } from '@/auth/unsaved-input'
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
            <Button data-autofocus onClick={onLeave}>
              <Trans>Garder le brouillon</Trans>
            </Button>
          )}
          <Button
            variant="default"
            onClick={() => {
              for (const id of unsavedForms()) if (user !== undefined) void dropDraft(id, user)
              letGoOfUnsavedInput()
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
          <Trans>Il reste sur cet appareil jusqu’à votre déconnexion, avec ses fichiers ({maxSize} au plus).</Trans>
        )}
      </p>
    </AlertDialog>
  )
}
