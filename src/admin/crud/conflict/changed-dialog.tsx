// Imported first, so that the styles below override it.
import '@/admin/ui/mantine.css'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { AlertDialog } from '@/admin/ui/dialog'
import { ForRest } from './for-rest'

/** Asks for confirmation before a record is removed that another user has changed. */
export function ChangedDialog({
  name,
  fields,
  rest = 0,
  onDecide,
  onClose,
}: {
  name: string
  /** The labels of the changed fields; '' where they are unknown. */
  fields: string
  /** The number of other rows that wait for a decision. */
  rest?: number
  onDecide: (isRemoved: boolean, isForRest: boolean) => void
  onClose: () => void
}) {
  const [isForRest, setIsForRest] = useState(false)
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Modifié depuis sa sélection</Trans>}
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
