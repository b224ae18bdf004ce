import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import type { Key, ResourceDefinition } from '@/admin/crud/definition/definition'
import { hasId, idBesideSlug, keyOf, rowById, rowOf } from '@/admin/crud/definition/identity'
import { failureNotice, successNotice, wordOf } from '@/admin/crud/definition/wording'
import { draftsOf } from '@/admin/crud/drafts/use-draft'
import { RecordForm } from '@/admin/crud/form/record-form'
import type { WriteKind } from '@/admin/crud/form/use-record-form'
import type { Records } from '@/admin/crud/list/use-records'
import { announce, announceLeftOut, announceLost, announceMerged } from '@/admin/crud/notices/notices'
import { callsOf } from '@/admin/crud/record/calls'
import { snapshotOf } from '@/admin/crud/record/snapshot'
import { attachFiles, editValues, type Mode, type Values } from '@/admin/crud/record/values'
import { NotSaved } from '@/admin/crud/record/write'
import { Dialog } from '@/admin/ui/dialog'
import { lazyPart } from '@/admin/ui/lazy-part'
import { hasStatus } from '@/api/errors'
import { adminListQuery, adminRecordQuery } from '@/api/online-queries'
import { getAccount } from '@/api/token'
import { type Draft, newKey } from '@/auth/drafts'
import { hasUnsavedInput } from '@/auth/unsaved-input'
import { Spinner } from '@/ui/states/spinner'

const PreviewPanel = lazyPart(async () => (await import('@/admin/preview/preview')).PreviewPanel)

interface ModalProps {
  screen: ResourceDefinition
  mode: Mode
  records: Records
  address: ScreenAddress
  /** Called after a save, with the key of a new record where it is known. */
  onSaved: (created?: Key) => void
}

/** The form of a new record or of the one in the address, in a dialog over the list. */
export function RecordModal({ mode, ...props }: ModalProps) {
  const { address, screen } = props
  const { record, draft } = address.search
  // A form gets the key of its draft first, so that its address can be opened again.
  const isNameless = draft === undefined
  const onNameless = useEffectEvent(() => address.change({ draft: newKey() }, { replace: true }))
  useEffect(() => {
    if (isNameless) onNameless()
  }, [isNameless])
  const [isAsking, setIsAsking] = useState(false)
  const requestClose = () => (hasUnsavedInput() ? setIsAsking(true) : address.close())
  const leaving = {
    isAsking,
    onStay: () => setIsAsking(false),
    onLeave: () => {
      setIsAsking(false)
      address.close({ saved: true })
    },
    onClose: requestClose,
  }
  return (
    <Dialog title={wordOf(screen, mode === 'edit' ? 'editing' : 'add')} onClose={requestClose}>
      {!isNameless && (
        <RecordLoader key={`${mode} ${record ?? ''} ${draft}`} mode={mode} leaving={leaving} {...props} />
      )}
    </Dialog>
  )
}

type Leaving = Pick<Parameters<typeof RecordForm>[0], 'isAsking' | 'onStay' | 'onLeave' | 'onClose'>

/**
 * Reads the record before its form opens. A failure is announced, and closes the form; a draft of a record that was removed
 * opens without it.
 */
function RecordLoader({ screen, mode, records, address, leaving, onSaved }: ModalProps & { leaving: Leaving }) {
  const { record, id, draft, within } = address.search
  const queryClient = useQueryClient()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  const fromList = screen.editsRow === true
  const isKeyless = record === undefined || record === ''
  const copies = mode === 'create' && !isKeyless
  const reads = mode === 'edit' || copies
  // In French in every language of the interface: the provider's translation must never replace the text.
  const list = useQuery({ ...adminListQuery(screen.resource, 'fr'), enabled: reads && fromList })
  const read = useQuery({
    ...adminRecordQuery(screen.resource, record ?? '', 'fr'),
    enabled: reads && !fromList && !isKeyless,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  // A cached record may be out of date, or removed.
  const found = read.isFetchedAfterMount && !hasStatus(read.error, 404) ? read.data : undefined
  // Another record may have the slug by now.
  const isOther = found !== undefined && id !== undefined && !hasId(found, id)
  const fresh = isOther ? undefined : found
  // A list that is read again after a save does not show it yet.
  const isRereading = fromList && list.isRefetching
  const listed = isRereading ? undefined : rowOf(screen, list.data ?? [], record ?? '')
  const present = fromList ? listed : fresh
  // An open form stays when the record is removed elsewhere; saving reports it.
  const [opened, setOpened] = useState<object>()
  if (opened === undefined && present !== undefined) setOpened(present)
  const row = opened ?? present
  const { error, isSuccess } = fromList ? list : read
  const isFailed = isKeyless || isOther || error !== null || (isSuccess && fromList)
  const lost = reads && row === undefined && !isRereading && isFailed
  const copied = useCopy(screen, copies ? row : undefined)

  /** Returns the present slug of a record that has another one by now. */
  async function readMoved() {
    if (id === undefined || (!isOther && !hasStatus(error, 404))) return undefined
    const rows = await callsOf(queryClient, screen)
      .list()
      .catch(() => [])
    const moved = rowById(rows, id)
    const key = moved && keyOf(screen, moved)
    return key === record ? undefined : key
  }
  const [gone, setGone] = useState<Draft>()
  const onLost = useEffectEvent(async () => {
    const key = await readMoved()
    const user = getAccount()
    const isRemoved = !isKeyless && (isOther || error === null || hasStatus(error, 404))
    const [orphan] =
      key === undefined && isRemoved && user !== undefined
        ? await draftsOf(screen.resource.name, { open: mode, record, id, draft, within }, user)
        : []
    if (!isOpen.current) return
    if (key !== undefined) return address.change({ record: key }, { replace: true })
    if (orphan) return setGone(orphan)
    const text = isKeyless ? screen.keyless?.read : undefined
    announce('error', text ? { as: 'toast', text } : failureNotice(screen, 'read', error))
    address.close()
  })
  useEffect(() => {
    if (lost) void onLost()
  }, [lost])

  const isParentLoading = records.state === 'loading' && screen.within !== undefined
  if (!gone && (lost || isParentLoading || (reads && row === undefined) || (copies && copied === undefined)))
    return <Spinner label={<Trans>Chargement…</Trans>} />
  return (
    <RecordForm
      screen={screen}
      mode={mode}
      row={mode === 'edit' ? row : undefined}
      recordKey={record}
      recordId={row ? idBesideSlug(screen, row) : gone?.id}
      copied={copied}
      gone={gone}
      parent={within}
      draftKey={draft}
      Preview={PreviewPanel}
      {...leaving}
      onCopy={() => address.change({ open: 'create', draft: undefined }, { replace: true })}
      onSaved={(addsAnother, kind, done, notes) => {
        const page = done.key === undefined ? undefined : screen.publicPage?.(done.key, done.after ?? {})
        announce('success', successNotice(screen, kind, ''), { page })
        announceMerged(screen, done.elsewhere)
        announceLost(screen, notes.lost)
        announceLeftOut(screen, notes.leftOut)
        // The form may have been closed while it was being saved.
        if (!isOpen.current) return
        if (addsAnother) {
          // The id of another draft opens a new form.
          address.change({ record: undefined, draft: newKey() }, { replace: true, ignoreBlocker: true })
          return
        }
        onSaved(kind === 'create' ? done.key : undefined)
        address.close({ saved: true })
      }}
      onFailed={(kind, failure) => {
        // The open form says that the outcome is unknown: a failure beside it would contradict it.
        const isUnknown = failure instanceof NotSaved && failure.outcome.state === 'unknown'
        if (!isUnknown || !isOpen.current) reportFailure(screen, kind, failure)
      }}
    />
  )
}

/** Announces a failure, unless the form asks what to do. */
function reportFailure(screen: ResourceDefinition, kind: WriteKind, error: unknown) {
  const outcome = error instanceof NotSaved ? error.outcome : undefined
  if (outcome?.state === 'conflict' || outcome?.state === 'gone') return
  // The session has ended: the draft is restored after the sign-in.
  if (hasStatus(error, 401)) return
  announce('error', failureNotice(screen, kind, outcome ? outcome.error : error))
}

/** Returns the values for a copy of a record, with its files; announces those that cannot be read. */
function useCopy(screen: ResourceDefinition, row: object | undefined) {
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
