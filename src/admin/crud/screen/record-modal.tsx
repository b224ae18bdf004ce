import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import type { Screen } from '@/admin/crud/definition/definition'
import { rowOf } from '@/admin/crud/definition/keys'
import { noticeOf } from '@/admin/crud/definition/outcomes'
import { newDraftKey } from '@/admin/crud/drafts/drafts'
import { LeaveDialog } from '@/admin/crud/form/leave-dialog'
import { RecordForm } from '@/admin/crud/form/record-form'
import type { Records } from '@/admin/crud/list/use-records'
import { announce } from '@/admin/crud/notices/notices'
import { announceLost } from '@/admin/crud/notices/outcome-notices'
import { attachFiles } from '@/admin/crud/record/files'
import { snapshotOf } from '@/admin/crud/record/snapshot'
import { editValues, type Mode, type Values } from '@/admin/crud/record/values'
import { Dialog } from '@/admin/ui/dialog'
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
      onSaved={(created) => {
        onSaved(created)
        address.close({ saved: true })
      }}
    />
  )
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
