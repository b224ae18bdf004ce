import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { AlertDialog } from '@/admin/ui/dialog'
import { FocusableButton } from '@/admin/ui/focusable-button'
import { hasUnsavedInput, letGoOfUnsavedInput } from '@/auth/unsaved-input'
import { DraftNotStored } from './form-alerts'
import type { RecordFormState } from './use-record-form'

interface LeaveDialogProps {
  draft: RecordFormState['draft']
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

function LeaveQuestion({ draft, onStay, onLeave }: LeaveDialogProps) {
  const [state, setState] = useState<'asking' | 'keeping' | 'full'>(draft.isOnDevice ? 'asking' : 'full')
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  const stay = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (state === 'full') stay.current?.focus()
  }, [state])
  const names = draft.fileNames.join(', ')

  async function keep() {
    setState('keeping')
    const isStored = await draft.written()
    if (!isOpen.current) return
    if (isStored) onLeave()
    else setState('full')
  }

  return (
    <AlertDialog
      title={state === 'full' ? <Trans>Quitter sans enregistrer ?</Trans> : <Trans>Garder ce brouillon ?</Trans>}
      onClose={onStay}
      actions={
        <>
          {state !== 'full' && (
            <FocusableButton data-autofocus disabled={state === 'keeping'} onClick={() => void keep()}>
              {state === 'keeping' ? <Trans>Enregistrement…</Trans> : <Trans>Garder le brouillon</Trans>}
            </FocusableButton>
          )}
          <Button
            variant="default"
            onClick={() => {
              draft.erase()
              letGoOfUnsavedInput()
              onLeave()
            }}
          >
            {state === 'full' ? <Trans>Quitter</Trans> : <Trans>Ne pas garder</Trans>}
          </Button>
          <Button ref={stay} variant="default" onClick={onStay}>
            <Trans>Continuer la saisie</Trans>
          </Button>
        </>
      }
    >
      <p>{state === 'full' ? <DraftNotStored /> : <Trans>Le texte reste sur cet appareil.</Trans>}</p>
      {names !== '' && (
        <p>
          <Trans>À choisir de nouveau : {names}</Trans>
        </p>
      )}
    </AlertDialog>
  )
}
