import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import type { Row } from '@/admin/crud/definition/row'
import { failureNotice, ignoredText, successNotice, toast, wordOf } from '@/admin/crud/definition/wording'
import { type FormDraft, useFormDraft } from '@/admin/crud/drafts/form-draft'
import { announce, announceLeftOut, announceMerged } from '@/admin/crud/notices/notices'
import type { Mode, Values } from '@/admin/crud/record/values'
import { NotSaved } from '@/admin/crud/record/write'
import { Dialog } from '@/admin/ui/dialog'
import { hasStatus } from '@/api/errors'
import { adminListQuery, adminRecordQuery } from '@/api/online-queries'
import { getAccount } from '@/api/token'
import { newKey } from '@/auth/drafts'
import { hasUnsavedInput } from '@/auth/unsaved-input'
import { Spinner } from '@/ui/states/spinner'
import { RecordForm } from './record-form'
import type { WriteKind } from './use-save'

interface ModalProps {
  screen: ResourceDefinition
  mode: Mode
  address: ScreenAddress
  /** Called after a save, with the id of a new record where it is known. */
  onSaved: (created?: number) => void
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
  /** The values that the form of a new record begins with, by the key of its draft. */
  const [start, setStart] = useState<{ draft: string; values: Values }>()
  function duplicate(values: Values) {
    const key = newKey()
    setStart({ draft: key, values })
    address.change({ open: 'create', record: undefined, draft: key }, { replace: true })
  }
  return (
    <Dialog title={wordOf(screen, mode === 'edit' ? 'editing' : 'add')} onClose={requestClose}>
      {draft !== undefined && (
        <RecordLoader
          key={`${mode} ${record ?? ''} ${draft}`}
          mode={mode}
          draftKey={draft}
          start={start?.draft === draft ? start.values : undefined}
          leaving={leaving}
          onDuplicate={duplicate}
          {...props}
        />
      )}
    </Dialog>
  )
}

type Leaving = Pick<Parameters<typeof RecordForm>[0], 'isAsking' | 'onStay' | 'onLeave' | 'onClose'>

/**
 * Reads the record and its draft before the form opens. A failure is announced, and closes the form; a draft of a record that
 * was removed opens as a new one.
 */
function RecordLoader({
  screen,
  mode,
  address,
  draftKey,
  start,
  leaving,
  onDuplicate,
  onSaved,
}: ModalProps & {
  draftKey: string
  start: Values | undefined
  leaving: Leaving
  onDuplicate: (values: Values) => void
}) {
  const { record, within } = address.search
  const reading = useEditedRecord(screen, mode, record)
  // Another user may sign in meanwhile in another tab: a form belongs to who has opened it.
  const [author] = useState(getAccount)
  const target = { open: mode, record, within, draft: draftKey }
  const draft = useFormDraft(screen, target, author)
  useUnreadRecord({ screen, address, reading, draft })
  const outcomes = useOutcomes({ screen, address, onSaved })

  if (reading.state !== 'read' || draft === undefined) return <Spinner label={<Trans>Chargement…</Trans>} />
  return (
    <RecordForm
      screen={screen}
      mode={mode}
      row={reading.row}
      start={start}
      parent={within}
      firstText={address.search.start}
      author={author}
      target={target}
      draft={draft}
      {...leaving}
      onDuplicate={onDuplicate}
      {...outcomes}
    />
  )
}

/** Announces that the record of a form is not there, and closes the form; a restored draft of a removed one opens as a new record. */
function useUnreadRecord({
  screen,
  address,
  reading,
  draft,
}: Pick<ModalProps, 'screen' | 'address'> & { reading: Reading; draft: FormDraft | undefined }) {
  const onUnread = useEffectEvent(() => {
    if (reading.state !== 'removed' && reading.state !== 'failed') return
    if (reading.state === 'removed' && draft?.state === 'restored')
      return address.change({ open: 'create', record: undefined, draft: draft.key }, { replace: true })
    const text = address.search.record === undefined ? screen.keyless?.read : undefined
    announce('error', text ? toast(text) : failureNotice(screen, 'read', reading.error))
    address.close()
  })
  const isUnread = draft !== undefined && (reading.state === 'removed' || reading.state === 'failed')
  useEffect(() => {
    if (isUnread) onUnread()
  }, [isUnread])
}

/** Returns the announcements of a form's saves, after which it closes; it may have been closed while it was being saved. */
function useOutcomes({
  screen,
  address,
  onSaved,
}: Pick<ModalProps, 'screen' | 'address' | 'onSaved'>): Pick<Parameters<typeof RecordForm>[0], 'onSaved' | 'onFailed'> {
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  return {
    onSaved(addsAnother, kind, done, leftOut) {
      announce('success', successNotice(screen, kind, ''))
      announceMerged(screen, done.elsewhere)
      announceLeftOut(screen, leftOut)
      if (!isOpen.current) return
      if (addsAnother) {
        // The key of another draft opens a new form.
        address.change({ record: undefined, start: undefined, draft: newKey() }, { replace: true, ignoreBlocker: true })
        return
      }
      onSaved(kind === 'create' ? done.id : undefined)
      address.close({ saved: true })
    },
    onFailed(kind, failure) {
      // The open form says these outcomes itself, and a failure beside an unknown one would contradict it.
      const isShown = failure instanceof NotSaved && ['unknown', 'ignored'].includes(failure.outcome.state)
      if (!isShown || !isOpen.current) reportFailure(screen, kind, failure)
    },
  }
}

/** The record of a form before it opens; `row` is undefined for a new one. */
type Reading =
  | { state: 'reading' }
  | { state: 'read'; row: Row | undefined }
  | { state: 'removed' | 'failed'; error: unknown }

/** Reads the edited record in French in every language of the interface: a translation must never replace the text. */
function useEditedRecord(screen: ResourceDefinition, mode: Mode, id: number | undefined): Reading {
  const isEdited = mode === 'edit'
  const fromList = screen.editsRow === true
  const list = useQuery({ ...adminListQuery(screen.resource, 'fr'), enabled: isEdited && fromList })
  const one = useQuery({
    ...adminRecordQuery(screen.resource, id ?? 0, 'fr'),
    enabled: isEdited && !fromList && id !== undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  // A cached record may be out of date, or removed.
  const freshRow = one.isFetchedAfterMount && !hasStatus(one.error, 404) ? one.data : undefined
  // A list that is read again after a save does not show it yet.
  const isRereading = fromList && list.isRefetching
  const rowInList = isRereading ? undefined : list.data?.find((row) => row.id === id)
  const present = fromList ? rowInList : freshRow
  // An open form stays when the record is removed elsewhere; saving reports it.
  const [openRow, setOpenRow] = useState<Row>()
  if (openRow === undefined && present !== undefined) setOpenRow(present)
  const row = openRow ?? present
  const { error } = fromList ? list : one
  if (!isEdited || row !== undefined) return { state: 'read', row }
  if (id === undefined) return { state: 'failed', error }
  if (hasStatus(error, 404)) return { state: 'removed', error }
  if (error !== null) return { state: 'failed', error }
  return fromList && list.isSuccess && !isRereading ? { state: 'removed', error } : { state: 'reading' }
}

/** Announces a failure, unless the form asks what to do. */
function reportFailure(screen: ResourceDefinition, kind: WriteKind, error: unknown) {
  const outcome = error instanceof NotSaved ? error.outcome : undefined
  if (outcome?.state === 'conflict' || outcome?.state === 'gone') return
  if (outcome?.state === 'ignored') return announce('error', toast(ignoredText(labelsOf(screen, outcome.fields))))
  // The session has ended: the draft is restored after the sign-in.
  if (hasStatus(error, 401)) return
  announce('error', failureNotice(screen, kind, outcome ? outcome.error : error))
}
