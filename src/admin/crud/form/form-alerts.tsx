import { i18n } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import { ignoredText, unchangedText } from '@/admin/crud/definition/wording'
import { EraseDialog } from '@/admin/crud/drafts/erase-dialog'
import type { FormDraft } from '@/admin/crud/drafts/form-draft'
import type { Unsaved } from '@/admin/crud/record/write'
import { ApiError } from '@/api/errors'
import { dayAndTime } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import type { RecordFormState } from './use-record-form'
import type { SaveState } from './use-save'

/** What is told about the draft of a form, at its top. */
export function DraftAlert({
  formDraft,
  draft,
  isEdited,
  onStartOver,
}: {
  formDraft: FormDraft
  draft: RecordFormState['draft']
  isEdited: boolean
  /** Called once the form has the values of the record again. */
  onStartOver: () => void
}) {
  const time = dayAndTime(formDraft.state === 'restored' ? formDraft.draft.at : 0, useLocale())
  const [isAsking, setIsAsking] = useState(false)
  const isOfRemoved = !isEdited && formDraft.state === 'restored' && formDraft.draft.open === 'edit'
  if (draft.state === 'new' && draft.isOnDevice) return null
  return (
    <Alert color="yellow" role="status">
      {!draft.isOnDevice && (
        <p>
          <DraftNotStored />
        </p>
      )}
      {draft.state === 'elsewhere' && (
        <Trans>Un brouillon de cette fiche est ouvert dans un autre onglet : ce qui est saisi ici a le sien.</Trans>
      )}
      {draft.state === 'restored' && (
        <>
          {isOfRemoved && (
            <p>
              <Trans>La fiche de ce brouillon n’existe plus : il devient une nouvelle fiche.</Trans>
            </p>
          )}
          <Trans>Brouillon du {time} repris</Trans>
          {' – '}
          <Button variant="subtle" onClick={() => setIsAsking(true)}>
            {isEdited ? <Trans>Repartir de la fiche</Trans> : <Trans>Repartir d’une fiche vide</Trans>}
          </Button>
        </>
      )}
      {isAsking && (
        <EraseDialog
          onErase={() => {
            setIsAsking(false)
            draft.startOver()
            onStartOver()
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Alert>
  )
}

export const DraftNotStored = () => (
  <Trans>Cet appareil ne garde pas de brouillon : enregistrez avant de quitter, ou la saisie sera perdue.</Trans>
)

/** What became of the last save of a form. */
export function SaveAlert({ screen, saving }: { screen: ResourceDefinition; saving: SaveState }) {
  switch (saving.state) {
    case 'unsent': {
      const unsent = labelsOf(screen, saving.fields)
      return (
        <Alert color="yellow" role="alert">
          <Trans>Rien n’est envoyé : la valeur publiée reste ({unsent}), et rien d’autre n’a changé.</Trans>
        </Alert>
      )
    }
    case 'ignored': {
      const fields = labelsOf(screen, saving.fields)
      return (
        <FocusedAlert>
          {i18n._(ignoredText(fields))}{' '}
          <Trans>Votre saisie est toujours là. Si un second essai finit de même, prévenez l’équipe technique.</Trans>
        </FocusedAlert>
      )
    }
    case 'refused':
      return (
        <Alert color="red" role="alert">
          {saving.messages.join(' ')}
        </Alert>
      )
    case 'foreign':
      return (
        <Alert color="red" role="alert">
          <Trans>
            Un autre compte est maintenant connecté : rien n’est envoyé. Votre saisie reste en brouillon sur cet
            appareil, pour votre prochaine connexion.
          </Trans>
        </Alert>
      )
    case 'not done':
    case 'unknown':
      return <UnsavedAlert outcome={saving} />
    default:
      return null
  }
}

type Lost = Extract<Unsaved, { state: 'not done' | 'unknown' }>

/** An alert that takes the focus when it appears: the end of a long form is far from it. */
function FocusedAlert({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert ref={box} tabIndex={-1} color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
      {children}
    </Alert>
  )
}

/** The outcome of a save without an answer, and a button that tries again. */
const UnsavedAlert = ({ outcome }: { outcome: Lost }) => (
  <FocusedAlert>
    <p>{outcome.state === 'unknown' ? <UnknownOutcome /> : <NotSavedReason error={outcome.error} />}</p>
    <Button type="submit" variant="default">
      <Trans>Réessayer</Trans>
    </Button>
  </FocusedAlert>
)

const UnknownOutcome = () => (
  <Trans>On ne sait pas si c’est enregistré. Réessayer vérifie d’abord ce qui s’y trouve.</Trans>
)

function NotSavedReason({ error }: { error: unknown }) {
  if (error === null) return i18n._(unchangedText)
  const { loss, status = 0 } = error instanceof ApiError ? error : {}
  if (loss === 'timeout') return <Trans>Pas enregistré : le service n’a pas répondu.</Trans>
  if (loss === 'cut') return <Trans>Pas enregistré : la connexion s’est coupée pendant l’envoi des fichiers.</Trans>
  if (status >= 500) return <Trans>Pas enregistré : le service a répondu par l’erreur {status}.</Trans>
  return <Trans>Pas enregistré : le réseau n’a pas répondu, et rien n’a changé.</Trans>
}
