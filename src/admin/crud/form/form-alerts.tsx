import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import { DraftOffer, NotStoredMessage } from '@/admin/crud/drafts/draft-messages'
import { snapshotOf } from '@/admin/crud/record/snapshot'
import type { Unsaved } from '@/admin/crud/record/write'
import { RecordAlert } from '@/admin/ui/record-alert'
import styles from '@/admin/ui/record-alert.module.css'
import { ApiError } from '@/api/errors'
import { htmlToText } from '@/lib/html-to-text'
import { shorten } from '@/lib/shorten'
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
      {(unsaved?.state === 'not done' || unsaved?.state === 'unknown') && (
        <UnsavedAlert screen={screen} outcome={unsaved} />
      )}
    </>
  )
}

type Lost = Extract<Unsaved, { state: 'not done' | 'unknown' }>

/** The outcome of a save without an answer, with the records found. Takes the focus when it appears. */
function UnsavedAlert({ screen, outcome }: { screen: ResourceDefinition; outcome: Lost }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const found = outcome.state === 'unknown' ? outcome.found : undefined
  const { loss, status = 0 } = outcome.error instanceof ApiError ? outcome.error : {}
  const isAnswered = status >= 500
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <RecordAlert
        color="red"
        role="alert"
        icon={<IconAlertTriangle aria-hidden />}
        title={
          outcome.state === 'not done' ? (
            <Trans>Pas enregistré : réessayez</Trans>
          ) : found ? (
            <Trans>On ne sait pas si c’est enregistré : voici ce qui s’y trouve</Trans>
          ) : (
            <Trans>On ne sait pas si c’est enregistré</Trans>
          )
        }
      >
        {loss === 'timeout' && (
          <p>
            <Trans>Le service n’a pas répondu.</Trans>
          </p>
        )}
        {isAnswered && (
          <p>
            <Trans>Le service a répondu par l’erreur {status}.</Trans>
          </p>
        )}
        {loss === 'cut' && (
          <p>
            <Trans>
              La connexion s’est coupée pendant l’envoi des fichiers. Si cela se répète, choisissez-en de plus légers.
            </Trans>
          </p>
        )}
        {outcome.state === 'not done' ? (
          loss || isAnswered ? (
            <Trans>Rien n’a changé.</Trans>
          ) : (
            <Trans>La réponse s’est perdue, et rien n’a changé.</Trans>
          )
        ) : found ? (
          found.map((row) => <Found key={String(Reflect.get(row, 'id'))} screen={screen} row={row} />)
        ) : loss || isAnswered ? (
          <Trans>La liste n’a pas pu être relue.</Trans>
        ) : (
          <Trans>La réponse s’est perdue, et la liste n’a pas pu être relue.</Trans>
        )}
        <p>
          <Trans>Réessayer vérifie d’abord ce qui s’y trouve.</Trans>
        </p>
      </RecordAlert>
    </div>
  )
}

/** The values of a record in the provider's list, by field. */
function Found({ screen, row }: { screen: ResourceDefinition; row: object }) {
  const values = Object.entries(snapshotOf(screen, row)).filter(([name, value]) => value && labelsOf(screen, [name]))
  return (
    <dl className={`stack gap-1 small ${styles.list}`}>
      {values.map(([name, value]) => (
        <div key={name}>
          <dt>{labelsOf(screen, [name])}</dt>
          <dd>{shorten(htmlToText(value), 90)}</dd>
        </div>
      ))}
    </dl>
  )
}
