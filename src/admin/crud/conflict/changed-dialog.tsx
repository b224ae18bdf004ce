// Before the styles that refine it.
import '@/admin/ui/mantine.css'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { AlertDialog } from '@/admin/ui/dialog'
import { ForRest } from './for-rest'

/** What is about to be removed has been changed by somebody else: its removal would take that away. */
export function ChangedDialog({
  name,
  fields,
  since,
  rest = 0,
  onDecide,
  onClose,
}: {
  name: string
  /** The labels of what has changed; '' where nobody knows. */
  fields: string
  since: 'creation' | 'selection'
  /** How many other rows are to be decided. */
  rest?: number
  onDecide: (isRemoved: boolean, isForRest: boolean) => void
  onClose: () => void
}) {
  const [isForRest, setIsForRest] = useState(false)
  return (
    <AlertDialog
      tone="error"
      title={
        since === 'creation' ? <Trans>Modifié depuis sa création</Trans> : <Trans>Modifié depuis sa sélection</Trans>
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onDecide(false, isForRest)} data-autofocus>
            <Trans>Ne pas supprimer</Trans>
          </Button>
          <Button color="red" onClick={() => onDecide(true, isForRest)}>
            <Trans>Supprimer quand même</Trans>
          </Button>
        </>
      }
    >
      <p>
        {fields === '' ? (
          <Trans>On ne sait pas si « {name} » a changé depuis : de quoi comparer manque.</Trans>
        ) : since === 'creation' ? (
          <Trans>
            « {name} » a changé depuis : {fields}. Annuler sa création le supprimerait.
          </Trans>
        ) : (
          <Trans>
            « {name} » a changé depuis : {fields}. Le supprimer effacerait aussi cela.
          </Trans>
        )}
      </p>
      {rest > 0 && <ForRest rest={rest} checked={isForRest} onChange={setIsForRest} />}
    </AlertDialog>
  )
}
