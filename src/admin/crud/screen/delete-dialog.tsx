import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import type { Key, ResourceDefinition } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import { idOf, rowOf } from '@/admin/crud/definition/keys'
import { toast } from '@/admin/crud/definition/outcomes'
import type { Records } from '@/admin/crud/list/use-records'
import { announce } from '@/admin/crud/notices/notices'
import { callsOf } from '@/admin/crud/record/calls'
import { snapshotOf } from '@/admin/crud/record/snapshot'
import { requiredFiles } from '@/admin/crud/record/undo'
import { attachFiles, type Snapshot, type Values } from '@/admin/crud/record/values'
import { type Done, NotSaved, removeRecord, type Target, type Unsaved } from '@/admin/crud/record/write'
import { ChildrenNote } from '@/admin/ui/children-note'
import { AlertDialog } from '@/admin/ui/dialog'
import { FocusableButton } from '@/admin/ui/focusable-button'
import { ApiError, hasStatus } from '@/api/errors'
import { adminRecordQuery } from '@/api/online-queries'
import { staleKeys } from '@/api/query-keys'
import { useLocale } from '@/i18n/use-locale'
import { useConnection } from '@/pwa/network/connection'
import styles from './record-screen.module.css'
import { undoOf } from './undo-write'

/** Asks for confirmation before a record is removed. */
export function DeleteDialog({
  screen,
  records,
  address,
}: {
  screen: ResourceDefinition
  records: Records
  address: ScreenAddress
}) {
  const { record = '', id } = address.search
  const offline = useConnection() === 'offline'
  const isLoaded = records.state === 'loaded'
  const byId = id === undefined ? undefined : records.all.find((one) => String(idOf(one)) === String(id))
  const listed = byId ?? rowOf(screen, records.all, record)
  // The row as it was when the dialog opened: the list may be reloaded meanwhile.
  const [seen, setSeen] = useState<object>()
  if (listed && !seen) setSeen(listed)
  // A new record is shown above a search of the provider, whose rows do not contain it.
  const { data: read, isError: isGone } = useQuery({
    ...adminRecordQuery(screen.resource, record, useLocale()),
    enabled: isLoaded && !seen && !listed,
    staleTime: 0,
    retry: false,
  })
  const row = seen ?? listed ?? (isLoaded ? read : undefined)
  const opened = useOpened(screen, record, row)
  const { removeOnce, removing, stopping, changed, cancel } = useRemoval(screen, useRequiredFiles(screen, opened))
  const close = () => (removing ? cancel() : address.close())
  if (isLoaded && row === undefined && isGone) {
    return (
      <AlertDialog
        tone="error"
        title={<Trans>Rien à supprimer</Trans>}
        onClose={close}
        actions={
          <Button onClick={close}>
            <Trans>OK</Trans>
          </Button>
        }
      >
        <Trans>Cette fiche n’existe pas, ou n’existe plus.</Trans>
      </AlertDialog>
    )
  }
  if (row === undefined) return null
  const name = screen.nameOf(row)
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Êtes-vous sûr?</Trans>}
      onClose={close}
      actions={
        <>
          <FocusableButton variant="default" disabled={stopping} onClick={close}>
            <Trans>Annuler</Trans>
          </FocusableButton>
          <FocusableButton
            color="red"
            disabled={removing || offline}
            // After a conflict the dialog shows the changes, and the removal is confirmed again.
            onClick={() =>
              removeOnce({
                key: record,
                id: idOf(row),
                name,
                opened: changed?.current ?? opened,
                onEnd: address.closeLater(),
              })
            }
          >
            {changed ? <Trans>Supprimer quand même</Trans> : <Trans>Oui, supprimer!</Trans>}
          </FocusableButton>
        </>
      }
    >
      <p>
        <Trans>Cette action est irréversible!</Trans>
      </p>
      <p className={styles.removed}>{name}</p>
      {screen.opens && <ChildrenNote label={screen.opens.label} />}
      {changed && (
        <p role="alert">
          <Trans>
            Modifié entre-temps par quelqu’un d’autre : {labelsOf(screen, changed.comparison.elsewhere)}. Rien n’est
            encore supprimé.
          </Trans>
        </p>
      )}
      {stopping && (
        <p role="status">
          <Trans>Suppression arrêtée. Vérification de ce qui a été reçu…</Trans>
        </p>
      )}
      {offline && (
        <p>
          <Trans>Hors ligne : rien ne peut être supprimé avant le retour du réseau.</Trans>
        </p>
      )}
    </AlertDialog>
  )
}

/** Returns the French record as it was when the dialog opened; the row of the list may be a translation. */
function useOpened(screen: ResourceDefinition, record: Key, row: object | undefined) {
  const isFrench = useLocale() === 'fr'
  const { data } = useQuery({
    ...adminRecordQuery(screen.resource, record, 'fr'),
    enabled: row !== undefined && !isFrench,
    staleTime: Infinity,
  })
  const source = isFrench ? row : data
  return source && snapshotOf(screen, source)
}

interface Removal extends Target {
  name: string
  opened: Snapshot | undefined
  /** Called after the outcome was announced. */
  onEnd: () => void
}

/** Reads the files that a new record requires while the question is open: after the removal they may be gone. */
function useRequiredFiles(screen: ResourceDefinition, opened: Snapshot | undefined): Values {
  const [files, setFiles] = useState<Values>({})
  const required = Object.fromEntries(requiredFiles(screen).map((name) => [name, opened?.[name] ?? '']))
  const addresses = Object.values(required).join('')
  const onOpened = useEffectEvent(async () => setFiles((await attachFiles(screen, required, {})).values))
  useEffect(() => {
    if (addresses !== '') void onOpened()
  }, [addresses])
  return files
}

/** Removes a record and announces the outcome. `files` are those that its undo needs. */
function useRemoval(screen: ResourceDefinition, files: Values) {
  const queryClient = useQueryClient()
  const busy = useRef(false)
  const stop = useRef<AbortController>(undefined)
  /** The removal was cancelled, and its outcome is being looked up. */
  const [stopping, setStopping] = useState(false)
  /** The conflict with a change elsewhere, which requires another confirmation. */
  const [changed, setChanged] = useState<Extract<Unsaved, { state: 'conflict' }>>()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ key, id, opened }: Removal): Promise<Done> => {
      const { signal } = (stop.current = new AbortController())
      const calls = callsOf(queryClient, screen, { signal })
      const outcome = await removeRecord({ screen, calls }, { key, id, opened })
      if (outcome.state !== 'done') throw new NotSaved(outcome)
      return outcome
    },
    meta: { staleKeys: staleKeys(screen.resource) },
    onSuccess: (done, { name, onEnd }) => {
      announce('success', screen.outcomes.remove.done(name), { undo: undoOf(queryClient, screen, done, files) })
      onEnd()
    },
    onError: (error, { onEnd }) => {
      const outcome = error instanceof NotSaved ? error.outcome : undefined
      if (outcome?.state === 'conflict') return setChanged(outcome)
      // A cancelled request may have arrived.
      if (stop.current?.signal.aborted && outcome?.state !== 'unknown') {
        announce('success', toast(msg`Suppression annulée : rien n’a été supprimé.`))
        return onEnd()
      }
      const failure = outcome && 'error' in outcome ? outcome.error : error
      // The sign-in page tells of the end of the session.
      if (!hasStatus(error, 401)) announce('error', screen.outcomes.remove.failed(failure))
      if (failure instanceof ApiError && failure.loss === 'timeout')
        announce('error', toast(msg`Pas de réponse en 30 s.`))
      if (outcome?.state === 'unknown') {
        announce(
          'error',
          toast(msg`La réponse s’est perdue, et la liste n’a pas pu être relue : elle montrera si c’est supprimé.`),
        )
      }
      onEnd()
    },
    onSettled: () => {
      busy.current = false
      setStopping(false)
    },
  })
  return {
    removing: isPending,
    stopping,
    changed,
    cancel: () => {
      setStopping(true)
      stop.current?.abort()
    },
    removeOnce: (removal: Removal) => {
      // The second press of a double click comes before the button is rendered as disabled.
      if (busy.current) return
      busy.current = true
      setChanged(undefined)
      mutate(removal)
    },
  }
}
