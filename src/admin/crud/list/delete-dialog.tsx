import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import { hasAddress, type ResourceDefinition, type Row } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import { failureNotice, successNotice, toast } from '@/admin/crud/definition/wording'
import { announce } from '@/admin/crud/notices/notices'
import { PauseNote } from '@/admin/crud/notices/pause-note'
import { callsOf } from '@/admin/crud/record/calls'
import { changeList, keysAfterWrite } from '@/admin/crud/record/list-cache'
import { snapshotOf } from '@/admin/crud/record/values'
import { type Done, NotSaved, removeRecord } from '@/admin/crud/record/write'
import { ChildrenNote } from '@/admin/crud/run/plan'
import { AlertDialog } from '@/admin/ui/dialog'
import { FocusableButton } from '@/admin/ui/focusable-button'
import { ApiError, hasStatus } from '@/api/errors'
import { adminRecordQuery } from '@/api/online-queries'
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
  const { row, opened, isGone } = useRecord(screen, records, id)
  const { remove, isRemoving, pauseMs, changed } = useRemoval(screen, id)
  // Another user may sign in meanwhile in another tab: the question belongs to who was asked.
  const [author] = useState(getAccount)
  const [isForeign, setIsForeign] = useState(false)
  const refusal = row && !hasAddress(screen, row) ? screen.keyless?.remove : undefined
  if (isGone || refusal) {
    return (
      <AlertDialog
        tone="error"
        title={<Trans>Rien à supprimer</Trans>}
        onClose={() => address.close()}
        actions={
          <Button onClick={() => address.close()}>
            <Trans>OK</Trans>
          </Button>
        }
      >
        {refusal ? t(refusal) : <Trans>Cette fiche n’existe pas, ou n’existe plus.</Trans>}
      </AlertDialog>
    )
  }
  if (row === undefined) return null
  const name = screen.nameOf(row)
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Êtes-vous sûr?</Trans>}
      onClose={() => address.close()}
      actions={
        <>
          <FocusableButton variant="default" disabled={isRemoving} onClick={() => address.close()}>
            <Trans>Annuler</Trans>
          </FocusableButton>
          <FocusableButton
            color="red"
            disabled={isRemoving}
            // After a conflict the dialog shows the changes, and the removal is confirmed again.
            onClick={() => {
              if (isOtherAccount(author)) setIsForeign(true)
              else remove({ id, name, opened: changed?.current ?? opened, onEnd: address.closeLater() })
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
      {changed && (
        <p role="alert">
          <Trans>
            Modifié entre-temps par quelqu’un d’autre : {labelsOf(screen, changed.comparison.elsewhere)}. Rien n’est
            encore supprimé.
          </Trans>
        </p>
      )}
      {isForeign && (
        <p role="alert">
          <Trans>Un autre compte est maintenant connecté : rien n’est envoyé.</Trans>
        </p>
      )}
    </AlertDialog>
  )
}

/** The record in question and its French texts, as it was when the dialog opened: the list may be reloaded meanwhile. */
function useRecord(screen: ResourceDefinition, records: Records, id: number) {
  const locale = useLocale()
  const isLoaded = records.state === 'loaded'
  const listed = records.all.find((one) => one.id === id)
  const [seen, setSeen] = useState<Row>()
  if (listed && !seen) setSeen(listed)
  // A new record is shown above a search of the provider, whose rows do not contain it.
  const isUnlisted = isLoaded && !seen && !listed
  const read = useQuery({
    ...adminRecordQuery(screen.resource, id, locale),
    enabled: isUnlisted,
    staleTime: 0,
    retry: false,
  })
  const row = seen ?? listed ?? (isLoaded ? read.data : undefined)
  // In English the row is a translation.
  const french = useQuery({
    ...adminRecordQuery(screen.resource, id, 'fr'),
    enabled: row !== undefined && locale !== 'fr',
    staleTime: Infinity,
  })
  const source = locale === 'fr' ? row : french.data
  return {
    row,
    opened: source && snapshotOf(screen, source),
    isGone: isUnlisted && row === undefined && read.isError,
  }
}

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
    meta: { staleKeys: (done?: Done) => keysAfterWrite(screen.resource, done !== undefined) },
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

function conflictOf(error: unknown) {
  return error instanceof NotSaved && error.outcome.state === 'conflict' ? error.outcome : undefined
}

function announceFailure(screen: ResourceDefinition, failure: unknown): void {
  const outcome = failure instanceof NotSaved ? failure.outcome : undefined
  const error = outcome && 'error' in outcome ? outcome.error : failure
  // The sign-in page tells of the end of the session.
  if (!hasStatus(error, 401)) announce('error', failureNotice(screen, 'remove', error))
  if (error instanceof ApiError && error.loss === 'timeout') announce('error', toast(msg`Le service n’a pas répondu.`))
  if (outcome?.state === 'unknown')
    announce(
      'error',
      toast(msg`La réponse s’est perdue, et la liste n’a pas pu être relue : elle montrera si c’est supprimé.`),
    )
}
