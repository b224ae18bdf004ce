import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { draftWritten, dropDraft, maxDraftBytes, notStored } from '@/admin/crud/drafts/drafts'
import { useNotStored } from '@/admin/crud/drafts/use-draft'
import { AlertDialog } from '@/admin/ui/dialog'
import { FocusableButton } from '@/admin/ui/focusable-button'
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
  const [isKeeping, setIsKeeping] = useState(false)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  const stay = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (!isStored) stay.current?.focus()
  }, [isStored])

  async function keep() {
    setIsKeeping(true)
    await draftWritten.get().wait()
    if (!isOpen.current) return
    if (notStored.get().text === true) setIsKeeping(false)
    else onLeave()
  }

  return (
    <AlertDialog
      title={isStored ? <Trans>Garder ce brouillon ?</Trans> : <Trans>Quitter sans enregistrer ?</Trans>}
      onClose={onStay}
      actions={
        <>
          {isStored && (
            <FocusableButton data-autofocus disabled={isKeeping} onClick={() => void keep()}>
              {isKeeping ? <Trans>Enregistrement…</Trans> : <Trans>Garder le brouillon</Trans>}
            </FocusableButton>
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
          <Button ref={stay} variant="default" onClick={onStay}>
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
