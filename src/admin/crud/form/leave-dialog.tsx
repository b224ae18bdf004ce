import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { NotStoredMessage } from '@/admin/crud/drafts/draft-messages'
import type { useDraft } from '@/admin/crud/drafts/use-draft'
import { AlertDialog } from '@/admin/ui/dialog'
import { FocusableButton } from '@/admin/ui/focusable-button'
import { maxDraftBytes } from '@/auth/drafts'
import { hasUnsavedInput, letGoOfUnsavedInput } from '@/auth/unsaved-input'
import { size } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'

interface LeaveDialogProps {
  draft: Pick<ReturnType<typeof useDraft>, 'notStored' | 'written' | 'erase'>
  onStay: () => void
  onLeave: () => void
}

/**
 * Asks before a form with unsaved input is left: when it is closed (`asking`), and on every navigation, which it
 * blocks. For closing and reloading the tab auth/unsaved-input asks.
 */
export function LeaveDialog({ asking, onStay, onLeave, draft }: LeaveDialogProps & { asking: boolean }) {
  const blocker = useBlocker({ shouldBlockFn: hasUnsavedInput, enableBeforeUnload: false, withResolver: true })
  if (!asking && blocker.status !== 'blocked') return null
  return <LeaveQuestion draft={draft} onStay={blocker.reset ?? onStay} onLeave={blocker.proceed ?? onLeave} />
}

function LeaveQuestion({ draft: { notStored, written, erase }, onStay, onLeave }: LeaveDialogProps) {
  const isStored = notStored.text !== true
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
    const { text } = await written()
    if (!isOpen.current) return
    if (text === true) setIsKeeping(false)
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
              void erase()
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
        {notStored.text || notStored.files ? (
          <NotStoredMessage {...notStored} />
        ) : (
          <Trans>Il reste sur cet appareil avec ses fichiers ({maxSize} au plus).</Trans>
        )}
      </p>
    </AlertDialog>
  )
}
