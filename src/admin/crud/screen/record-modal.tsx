import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import type { Screen } from '@/admin/crud/definition/definition'
import { rowOf } from '@/admin/crud/definition/keys'
import { noticeOf } from '@/admin/crud/definition/outcomes'
import { type DraftPlace, newDraftKey } from '@/admin/crud/drafts/drafts'
import { LeaveDialog } from '@/admin/crud/form/leave-dialog'
import { RecordForm } from '@/admin/crud/form/record-form'
import type { FormWrite } from '@/admin/crud/form/use-record-form'
import type { Records } from '@/admin/crud/list/use-records'
import { announce } from '@/admin/crud/notices/notices'
import { announceLost, announceMerged, lookedUp } from '@/admin/crud/notices/record-notices'
import { recordFailedWrite, settleFailedWrite } from '@/admin/crud/record/failed-writes'
import { entryOf } from '@/admin/crud/record/journal'
import { snapshotOf } from '@/admin/crud/record/snapshot'
import { attachFiles, editValues, type Mode, type Values } from '@/admin/crud/record/values'
import { NotSaved } from '@/admin/crud/record/write'
import { useUndoableNotice } from '@/admin/crud/undo/use-undoable-notice'
import { Dialog } from '@/admin/ui/dialog'
import { ApiError } from '@/api/errors'
import { adminListQuery, adminRecordQuery } from '@/api/online-queries'
import { hasUnsavedInput } from '@/auth/unsaved-input'
import { Spinner } from '@/ui/states/spinner'

/** The form of a new record, or of the one the address names, over the list. */
export function RecordModal({
  screen,
  records,
  address,
  onSaved,
}: {
  screen: Screen
  records: Records
  address: ScreenAddress
  /** It was saved: as a new record with this key, where that is known. */
  onSaved: (created?: number | string) => void
}) {
  const { t } = useLingui()
  const { open, record, draft } = address.search
  const isNameless = open === 'create' && draft === undefined
  const onNameless = useEffectEvent(() => address.change({ draft: newDraftKey() }, { replace: true }))
  useEffect(() => {
    if (isNameless) onNameless()
  }, [isNameless])
  const [isAsking, setIsAsking] = useState(false)
  if (open !== 'create' && open !== 'edit') return null
  const requestClose = () => (hasUnsavedInput() ? setIsAsking(true) : address.close())
  return (
    <>
      <Dialog title={t(open === 'edit' ? screen.words.editing : screen.words.creating)} onClose={requestClose}>
        {!isNameless && (
          <RecordLoader
            key={`${open} ${record ?? ''} ${draft ?? ''}`}
            screen={screen}
            mode={open}
            records={records}
            address={address}
            onClose={requestClose}
            onSaved={onSaved}
          />
        )}
      </Dialog>
      <LeaveDialog
        asking={isAsking}
        onStay={() => setIsAsking(false)}
        onLeave={() => {
          setIsAsking(false)
          address.close({ saved: true })
        }}
      />
    </>
  )
}

/** Reads the record before its form opens. A failure is announced, and closes the form. */
function RecordLoader({
  screen,
  mode,
  records,
  address,
  onClose,
  onSaved,
}: {
  screen: Screen
  mode: Mode
  records: Records
  address: ScreenAddress
  /** The reader wants to leave the form. */
  onClose: () => void
  onSaved: (created?: number | string) => void
}) {
  const { record, draft, within } = address.search
  const announceUndoable = useUndoableNotice()
  const place = { open: mode, record, draft, within }
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  const fromList = screen.editsRow === true
  const copies = mode === 'create' && record !== undefined && record !== ''
  const reads = mode === 'edit' || copies
  const nameless = mode === 'edit' && (record === undefined || record === '')
  // In French whatever the interface speaks: the provider translates, and its translation must never replace the text.
  const list = useQuery({ ...adminListQuery(screen.resource, 'fr'), enabled: reads && fromList })
  const read = useQuery({
    ...adminRecordQuery(screen.resource, record ?? '', 'fr'),
    enabled: reads && !fromList && !nameless,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const present = fromList ? rowOf(screen, list.data ?? [], record ?? '') : freshRow(read)
  // A form that is open stays: when the record is gone, saving says so.
  const [opened, setOpened] = useState<object>()
  if (opened === undefined && present !== undefined) setOpened(present)
  const row = opened ?? present
  const { error, isSuccess } = fromList ? list : read
  const lost = reads && row === undefined && (nameless || error !== null || (isSuccess && fromList))

  const copied = useCopy(screen, copies ? row : undefined)

  const onLost = useEffectEvent(() => {
    const text = nameless ? screen.keyless?.read : undefined
    announce('error', text ? { as: 'toast', text } : noticeOf(screen.outcomes.read.failed, error))
    address.close()
  })
  useEffect(() => {
    if (lost) onLost()
  }, [lost])

  const wanted = records.state === 'loading' && screen.within !== undefined
  if (lost || wanted || (reads && row === undefined) || (copies && copied === undefined))
    return <Spinner label={<Trans>Chargement…</Trans>} />
  return (
    <RecordForm
      screen={screen}
      mode={mode}
      row={mode === 'edit' ? row : undefined}
      recordKey={record}
      copied={copied}
      parent={within}
      draftKey={draft}
      onClose={onClose}
      onCopy={() => address.change({ open: 'create', draft: undefined }, { replace: true })}
      onSaved={(addsAnother, { author, kind }, done, unread) => {
        settleFailedWrite({ path: screen.path, ...place })
        const notice = done.lookedUp ? lookedUp : noticeOf(screen.outcomes[kind].done, '')
        const page = done.key === undefined ? undefined : screen.publicPage?.(done.key, done.after ?? {})
        announceUndoable(author, [entryOf(screen, kind, done)], notice, { page })
        announceMerged(screen, done.elsewhere)
        announceLost(screen, unread)
        // A sending that was left behind may turn out to be saved.
        if (!isOpen.current) return
        if (addsAnother) {
          // Another name is another draft, and a new form.
          address.change({ record: undefined, draft: newDraftKey() }, { replace: true, ignoreBlocker: true })
          return
        }
        onSaved(kind === 'create' ? done.key : undefined)
        address.close({ saved: true })
      }}
      onFailed={(...failure) => reportFailure(screen, place, ...failure)}
    />
  )
}

/** Records a failure and says it, unless the form asks what to do or says it itself. */
function reportFailure(screen: Screen, place: DraftPlace, { author, kind }: FormWrite, error: unknown, name: string) {
  const outcome = error instanceof NotSaved ? error.outcome : undefined
  if (outcome?.state === 'conflict' || outcome?.state === 'gone') return
  // The session is over: what was typed waits for the return.
  if (error instanceof ApiError && error.status === 401) return
  const isUnknown = outcome?.state === 'unknown'
  recordFailedWrite(author, { path: screen.path, ...place, name, isUnknown })
  if (!isUnknown) announce('error', noticeOf(screen.outcomes[kind].failed, outcome ? outcome.error : error))
}

/** The values of a new record like this one, with its files as far as they can be read; says which cannot. */
function useCopy(screen: Screen, row: object | undefined) {
  const [copied, setCopied] = useState<Values>()
  const onRead = useEffectEvent(async (source: object) => {
    const { values, lost } = await attachFiles(screen, snapshotOf(screen, source), editValues(screen, source))
    setCopied(values)
    announceLost(screen, lost)
  })
  useEffect(() => {
    if (row) void onRead(row)
  }, [row])
  return copied
}

/** The record once this opening of the form has read it: an older copy may have been changed by somebody else. */
function freshRow({ data, isFetchedAfterMount }: { data: object | undefined; isFetchedAfterMount: boolean }) {
  return isFetchedAfterMount ? data : undefined
}
