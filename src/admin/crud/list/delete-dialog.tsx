import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import { hasAddress, type ResourceDefinition } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import type { Row } from '@/admin/crud/definition/row'
import { failureNotice, successNotice, toast, unchangedText } from '@/admin/crud/definition/wording'
import { announce } from '@/admin/crud/notices/notices'
import { PauseNote } from '@/admin/crud/notices/pause-note'
import { callsOf } from '@/admin/crud/record/calls'
import { changeList, keysAfterRemoval } from '@/admin/crud/record/list-cache'
import { removeRecord } from '@/admin/crud/record/remove-record'
import { type Snapshot, snapshotOf } from '@/admin/crud/record/values'
import { type Done, NotSaved, type Unsaved } from '@/admin/crud/record/write'
import { ChildrenNote } from '@/admin/crud/run/plan'
import { AlertDialog } from '@/admin/ui/dialog'
import { FocusableButton } from '@/admin/ui/focusable-button'
import { ApiError, hasStatus } from '@/api/errors'
import { adminRecordQuery } from '@/api/online-queries'
import { staleKeys } from '@/api/query-keys'
import { getAccount, isOtherAccount } from '@/api/token'
import { useLocale } from '@/i18n/use-locale'
import styles from './delete-dialog.module.css'
import type { Records } from './use-records'

interface DeleteDialogProps {
  screen: ResourceDefinition
  records: Records
  address: ScreenAddress
}

/** Asks for confirmation before a record is removed. */
export function DeleteDialog({ screen, records, address }: DeleteDialogProps) {
  const { t } = useLingui()
  const { record: id = 0 } = address.search
  const record = useRecord(screen, records, id)
  const { remove, isRemoving, pauseMs, changed } = useRemoval(screen, id)
  // Another user may sign in meanwhile in another tab: the question belongs to who was asked.
  const [author] = useState(getAccount)
  const [isForeign, setIsForeign] = useState(false)
  const close = () => address.close()
  if (record.state === 'loading') return null
  if (record.state === 'gone')
    return <NothingToDelete onClose={close} text={<Trans>Cette fiche n’existe pas, ou n’existe plus.</Trans>} />
  if (record.state === 'failed') return <UnreadRecord onClose={close} onRetry={record.retry} />
  const { row } = record
  const refusal = hasAddress(screen, row) ? undefined : screen.keyless?.remove
  if (refusal) return <NothingToDelete onClose={close} text={t(refusal)} />
  const name = screen.nameOf(row)
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Êtes-vous sûr?</Trans>}
      onClose={close}
      actions={
        <>
          <FocusableButton variant="default" disabled={isRemoving} onClick={close}>
            <Trans>Annuler</Trans>
          </FocusableButton>
          <FocusableButton
            color="red"
            disabled={isRemoving || record.state === 'translated'}
            // After a conflict the dialog shows the changes, and the removal is confirmed again.
            onClick={() => {
              if (isOtherAccount(author)) setIsForeign(true)
              else if (record.state === 'open')
                remove({ id, name, base: changed?.current ?? record.snapshot, onEnd: address.closeLater() })
            }}
          >
            {changed ? <Trans>Supprimer quand même</Trans> : <Trans>Oui, supprimer!</Trans>}
          </FocusableButton>
        </>
      }
    >
      <p>
        <Trans>Cette action est irréversible!</Trans>
      </p>
      <p className={`clamp strong ${styles.removed}`}>{name}</p>
      {screen.opens && <ChildrenNote label={screen.opens.label} />}
      <p role="status">{pauseMs > 0 && <PauseNote ms={pauseMs} />}</p>
      {changed && <ChangedNote screen={screen} changed={changed} />}
      {isForeign && (
        <p role="alert">
          <Trans>Un autre compte est maintenant connecté : rien n’est envoyé.</Trans>
        </p>
      )}
    </AlertDialog>
  )
}

/** The fields that somebody else has changed since the question was asked. */
function ChangedNote({ screen, changed }: { screen: ResourceDefinition; changed: Conflict }) {
  return (
    <p role="alert">
      <Trans>
        Modifié entre-temps par quelqu’un d’autre : {labelsOf(screen, changed.comparison.elsewhere)}. Rien n’est encore
        supprimé.
      </Trans>
    </p>
  )
}

function NothingToDelete({ text, onClose }: { text: ReactNode; onClose: () => void }) {
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Rien à supprimer</Trans>}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      {text}
    </AlertDialog>
  )
}

function UnreadRecord({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Rien n’est supprimé</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <Button onClick={onRetry}>
            <Trans>Réessayer</Trans>
          </Button>
        </>
      }
    >
      <Trans>La fiche n’a pas pu être lue.</Trans>
    </AlertDialog>
  )
}

type RecordState =
  | { state: 'loading' }
  /** The row is a translation, and the French record, which is what a removal is compared with, is being read. */
  | { state: 'translated'; row: Row }
  | { state: 'open'; row: Row; snapshot: Snapshot }
  | { state: 'gone' }
  | { state: 'failed'; retry: () => void }

/** The record in question as it was when the dialog opened: the list may be read again meanwhile. */
function useRecord(screen: ResourceDefinition, records: Records, id: number): RecordState {
  const locale = useLocale()
  const isLoaded = records.state === 'loaded'
  const rowInList = records.all.find((one) => one.id === id)
  const [firstRow, setFirstRow] = useState<Row>()
  if (rowInList && !firstRow) setFirstRow(rowInList)
  // A new record is shown above a search of the provider, whose rows do not contain it.
  const isUnlisted = isLoaded && !firstRow && !rowInList
  const single = useQuery({ ...adminRecordQuery(screen.resource, id, locale), enabled: isUnlisted, ...once })
  const row = firstRow ?? rowInList ?? (isUnlisted ? single.data : undefined)
  const isFrench = locale === 'fr' || screen.untranslated === true
  const french = useQuery({
    ...adminRecordQuery(screen.resource, id, 'fr'),
    enabled: row !== undefined && !isFrench,
    ...once,
  })
  const { error, refetch } = isUnlisted ? single : french
  if (hasStatus(error, 404)) return { state: 'gone' }
  if (error !== null) return { state: 'failed', retry: () => void refetch() }
  if (row === undefined) return { state: 'loading' }
  if (isFrench) return { state: 'open', row, snapshot: snapshotOf(screen, row) }
  return french.isFetchedAfterMount && french.data
    ? { state: 'open', row, snapshot: snapshotOf(screen, french.data) }
    : { state: 'translated', row }
}

/** A read of the moment when the dialog opens. */
const once = { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false } as const

type Removal = Parameters<typeof removeRecord>[1] & {
  name: string
  /** Called after the outcome was announced. */
  onEnd: () => void
}

/** Removes a record and announces the outcome; `changed` is a conflict with a change elsewhere. */
function useRemoval(screen: ResourceDefinition, id: number) {
  const queryClient = useQueryClient()
  const mutationKey = ['remove', screen.resource.name, id]
  const [pauseMs, setPauseMs] = useState(0)
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: async (removal: Removal) => {
      const outcome = await removeRecord(
        { screen, calls: callsOf(queryClient, screen, { onPause: setPauseMs }) },
        removal,
      )
      if (outcome.state !== 'done') throw new NotSaved(outcome)
      changeList(queryClient, screen.resource, { removed: removal.id })
      return outcome
    },
    meta: { staleKeys: (done?: Done) => (done ? keysAfterRemoval : staleKeys)(screen.resource) },
    onSuccess: (_done, { name, onEnd }) => {
      announce('success', successNotice(screen, 'remove', name))
      onEnd()
    },
    onError: (failure, { onEnd }) => {
      if (conflictOf(failure)) return
      announceFailure(screen, failure)
      onEnd()
    },
  })
  return {
    // The second press of a double click comes before the button is rendered as disabled.
    remove: (removal: Removal) => queryClient.isMutating({ mutationKey }) === 0 && mutate(removal),
    isRemoving: isPending,
    /** The pause that the provider has asked for, in milliseconds; 0 for none. */
    pauseMs,
    changed: conflictOf(error),
  }
}

type Conflict = Extract<Unsaved, { state: 'conflict' }>

function conflictOf(error: unknown): Conflict | undefined {
  return error instanceof NotSaved && error.outcome.state === 'conflict' ? error.outcome : undefined
}

function announceFailure(screen: ResourceDefinition, failure: unknown): void {
  const outcome = failure instanceof NotSaved ? failure.outcome : undefined
  const error = outcome && 'error' in outcome ? outcome.error : failure
  // The sign-in page tells of the end of the session.
  if (!hasStatus(error, 401)) announce('error', failureNotice(screen, 'remove', error))
  if (error === null) announce('error', toast(unchangedText))
  if (error instanceof ApiError && error.loss === 'timeout') announce('error', toast(msg`Le service n’a pas répondu.`))
  if (outcome?.state === 'unknown')
    announce(
      'error',
      toast(msg`La réponse s’est perdue, et la liste n’a pas pu être relue : elle montrera si c’est supprimé.`),
    )
}
