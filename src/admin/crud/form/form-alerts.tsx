import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import { DraftOffer, NotStoredMessage } from '@/admin/crud/drafts/draft-messages'
import type { Unsaved } from '@/admin/crud/record/write'
import { ApiError } from '@/api/errors'
import type { RecordFormState } from './use-record-form'

/** The messages at the top of a form: a draft, a save without an answer. */
export function FormAlerts({
  screen,
  state,
  onErased,
}: {
  screen: ResourceDefinition
  state: RecordFormState
  onErased: () => void
}) {
  const { draft, unsaved } = state
  const { text, files } = draft.notStored
  const unsent = labelsOf(screen, state.unsent)
  return (
    <>
      {(draft.offered || draft.isRestored) && (
        <DraftOffer screen={screen} draft={draft} saved={state.initialValues} onErased={onErased} />
      )}
      {(text || files) && (
        <Alert color="yellow" role="status">
          <NotStoredMessage {...draft.notStored} />
        </Alert>
      )}
      {state.unsent.length > 0 && (
        <Alert color="yellow" role="alert">
          <Trans>Rien n’est envoyé : la valeur publiée reste ({unsent}), et rien d’autre n’a changé.</Trans>
        </Alert>
      )}
      {state.formless.length > 0 && (
        <Alert color="red" role="alert">
          {state.formless.join(' ')}
        </Alert>
      )}
      {state.isForeign && (
        <Alert color="red" role="alert">
          <Trans>
            Un autre compte est maintenant connecté : rien n’est envoyé. Votre saisie reste en brouillon sur cet
            appareil, pour votre prochaine connexion.
          </Trans>
        </Alert>
      )}
      {(unsaved?.state === 'not done' || unsaved?.state === 'unknown') && <UnsavedAlert outcome={unsaved} />}
    </>
  )
}

type Lost = Extract<Unsaved, { state: 'not done' | 'unknown' }>

/** The outcome of a save without an answer, and a button that tries again. Takes the focus when it appears. */
function UnsavedAlert({ outcome }: { outcome: Lost }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert ref={box} tabIndex={-1} color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
      <p>{outcome.state === 'unknown' ? <UnknownOutcome /> : <NotSavedReason error={outcome.error} />}</p>
      <Button type="submit" variant="default">
        <Trans>Réessayer</Trans>
      </Button>
    </Alert>
  )
}

const UnknownOutcome = () => (
  <Trans>On ne sait pas si c’est enregistré. Réessayer vérifie d’abord ce qui s’y trouve.</Trans>
)

function NotSavedReason({ error }: { error: unknown }) {
  const { loss, status = 0 } = error instanceof ApiError ? error : {}
  if (loss === 'timeout') return <Trans>Pas enregistré : le service n’a pas répondu.</Trans>
  if (loss === 'cut') return <Trans>Pas enregistré : la connexion s’est coupée pendant l’envoi des fichiers.</Trans>
  if (status >= 500) return <Trans>Pas enregistré : le service a répondu par l’erreur {status}.</Trans>
  return <Trans>Pas enregistré : le réseau n’a pas répondu, et rien n’a changé.</Trans>
}
