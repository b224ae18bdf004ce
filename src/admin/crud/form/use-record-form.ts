import { type UseFormReturnType, useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Key, ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import { idOf } from '@/admin/crud/definition/identity'
import { useDraft } from '@/admin/crud/drafts/use-draft'
import { callsOf } from '@/admin/crud/record/calls'
import { type Attempt, createRecord } from '@/admin/crud/record/create-record'
import { isSame, leftOut, snapshotOf, valuesOf } from '@/admin/crud/record/snapshot'
import {
  attachFiles,
  editValues,
  type Mode,
  newValues,
  normalizedValues,
  type Snapshot,
  type Value,
  type Values,
  validatorOf,
} from '@/admin/crud/record/values'
import {
  type Context,
  type Done,
  NotSaved,
  type Unsaved,
  updateRecord,
  type WriteOutcome,
} from '@/admin/crud/record/write'
import { createFileWork, fileErrors, hasFiles } from '@/admin/pictures/files'
import { firstMessages, hasStatus } from '@/api/errors'
import { staleKeys } from '@/api/query-keys'
import { getAccount, isOtherAccount } from '@/api/token'
import type { Draft } from '@/auth/drafts'

export type WriteKind = 'create' | 'update'

export interface RecordFormOptions {
  screen: ResourceDefinition
  mode: Mode
  /** The edited record. */
  row?: object | undefined
  /** The key of the edited record, or of the copied one. */
  recordKey?: Key | undefined
  /** The id of that record, where the key is a slug. */
  recordId?: Key | undefined
  /** The initial values of a copy. */
  copied?: Values | undefined
  /** A draft of a record that exists no more, edited or copied. */
  gone?: Draft | undefined
  /** The id of the record that the screen is nested in. */
  parent?: number | undefined
  /** The key of the draft of a new record. */
  draftKey?: string | undefined
  /**
   * Called after a save, also when the form was left meanwhile. `lost` are the fields with files that could not be
   * read, `leftOut` those that stay as they are published.
   */
  onSaved: (kind: WriteKind, done: Done, notes: { lost: readonly string[]; leftOut: readonly string[] }) => void
  /**
   * Called when the values are not saved or may not be, with a `NotSaved` or an `ApiError`.
   */
  onFailed: (kind: WriteKind, error: unknown) => void
}

/** The state of an open form: values, errors, draft and the progress of a save. */
export function useRecordForm(options: RecordFormOptions) {
  const { screen, mode, row, recordKey, recordId, copied, gone, parent, draftKey, onSaved, onFailed } = options
  const base = mode === 'edit' ? gone?.base : undefined
  // Fixed when the form opens: a reload of the list must not change which fields are dirty.
  const [initialValues] = useState(() => {
    if (base) return { ...newValues(screen, parent), ...valuesOf(screen, base) }
    return copied ?? (row ? editValues(screen, row) : newValues(screen, parent))
  })
  // Another user may sign in meanwhile in another tab: a form belongs to who has opened it.
  const [author] = useState(getAccount)
  const [isForeign, setIsForeign] = useState(false)
  const form = useForm<Values>({
    initialValues,
    validate: useMemo(() => validatorOf(screen, mode), [screen, mode]),
    // A file is validated when it is chosen.
    validateInputOnChange: Object.keys(screen.fields).filter((name) => isFileKind(screen.fields[name]?.kind)),
  })
  const { hasRefused, showErrors, ...changes } = useChanges(form)
  const [fileWork] = useState(createFileWork)
  const [cancelled, setCancelled] = useState(false)
  const target = { open: mode, record: recordKey, id: recordId, draft: draftKey, within: parent }
  const { send, wasCancelled, sending, cancel, ...progress } = useSending(screen)
  /** Between a press on save and the request, files are prepared and read. */
  const [isPreparing, setIsPreparing] = useState(false)
  const abandoned = useRef(false)
  // A second press during a save is ignored.
  const busy = useRef(false)
  /** The record as it was opened, also for a draft, or as the user has last seen it in a conflict. */
  const [opened, setOpened] = useState<Snapshot>(() => base ?? (row ? snapshotOf(screen, row) : {}))
  const draft = useDraft(screen, form, {
    target,
    author,
    initial: initialValues,
    opened,
    isGone: gone !== undefined,
    work: fileWork,
    onOpened: setOpened,
  })
  /** The outcome of the last try, unless it was saved. */
  const [unsaved, setUnsaved] = useState<Unsaved | undefined>(base && { state: 'gone' })
  /** The fields that would be all of an update, and are not sent. */
  const [unsent, setUnsent] = useState<readonly string[]>([])
  /** The provider's messages about fields that the form does not show. */
  const [formless, setFormless] = useState<readonly string[]>([])
  const attempts = useRef<Attempt>({ known: new Set(), sent: [] })

  async function save({ values: chosen, from = opened, recreates = false }: SaveOptions = {}) {
    if (busy.current) return
    setCancelled(false)
    setUnsaved(undefined)
    const isForeignNow = isOtherAccount(author)
    setIsForeign(isForeignNow)
    setUnsent([])
    setFormless([])
    if (isForeignNow) return
    const creates = mode === 'create' || recreates
    const kind: WriteKind = creates ? 'create' : 'update'
    busy.current = true
    try {
      setIsPreparing(true)
      abandoned.current = false
      await fileWork.finished()
      if (hasRefused()) return showErrors()
      const typed = normalizedValues(screen, chosen ?? form.getValues())
      const { values, lost } = recreates ? await attachFiles(screen, from, typed) : { values: typed, lost: [] }
      const refused = validatorOf(screen, creates ? 'create' : 'edit', { ...initialValues, ...from })(values)
      const errors = Object.keys(refused).length > 0 ? refused : await fileErrors(values)
      form.setErrors(errors)
      if (Object.keys(errors).length > 0) return showErrors()
      if (abandoned.current) return setCancelled(true)
      const left = creates ? [] : leftOut(screen, from, typed)
      if (left.length > 0 && !hasOther(left, from, typed)) return setUnsent(left)
      const done = await send({
        values,
        write: (context) =>
          creates
            ? createRecord(context, values, attempts.current)
            : updateRecord(context, { key: recordKey ?? '', id: row ? idOf(row) : gone?.id, opened: from, typed }),
      })
      // Whoever leaves once the save is announced leaves no draft of it.
      await draft.erase()
      onSaved(kind, done, { lost, leftOut: left })
    } catch (error) {
      fail(kind, error)
    } finally {
      busy.current = false
      setIsPreparing(false)
    }
  }

  function fail(kind: WriteKind, error: unknown) {
    const outcome = error instanceof NotSaved ? error.outcome : unansweredRead(error)
    // A cancelled request may have arrived.
    if (wasCancelled() && outcome?.state !== 'unknown') return setCancelled(true)
    setUnsaved(outcome)
    const refused = Object.entries(firstMessages(error))
    const isShown = ([name]: [string, string]) => (screen.fields[name] ?? { kind: 'hidden' }).kind !== 'hidden'
    setFormless(refused.filter((one) => !isShown(one)).map(([, message]) => message))
    if (refused.some(isShown)) {
      form.setErrors(Object.fromEntries(refused.filter(isShown)))
      showErrors()
    }
    onFailed(kind, error)
  }

  /** Saves the values chosen in a conflict. */
  function resolve(values: Values, current: Snapshot) {
    form.setValues(values)
    setOpened(current)
    void save({ values, from: current })
  }

  return {
    form,
    initialValues,
    draft,
    cancelled,
    isForeign,
    unsent,
    formless,
    save,
    unsaved,
    opened,
    resolve,
    fileWork,
    ...changes,
    ...progress,
    sending: sending || isPreparing,
    isPreparing: isPreparing && !sending,
    cancel: () => {
      abandoned.current = true
      if (sending) cancel()
    },
    dismiss: () => setUnsaved(undefined),
  }
}

/** Whether an update sends a change of another field than these. */
const hasOther = (names: readonly string[], opened: Snapshot, typed: Values) =>
  Object.entries(typed).some(
    ([name, value]) =>
      !names.includes(name) && (typeof value === 'string' ? !isSame(value, opened[name] ?? '') : hasFiles(value)),
  )

/** Returns the outcome where the read before the write was not answered. */
const unansweredRead = (error: unknown): Unsaved | undefined =>
  hasStatus(error, 0) ? { state: 'not done', error } : undefined

export type RecordFormState = ReturnType<typeof useRecordForm>

interface SaveOptions {
  values?: Values
  from?: Snapshot
  /** Creates the record again, which was removed elsewhere. */
  recreates?: boolean
}

/** The changes of the fields. A file that was refused stops the next save once, so that the user sees its error. */
function useChanges({ getValues, setFieldValue, setFieldError }: UseFormReturnType<Values>) {
  const refused = useRef(new Set<string>())
  /** The number of refused saves: with each the error summary takes the focus. */
  const [attempt, setAttempt] = useState(0)
  // Each `getValues` returns the latest values; a stable function keeps the fields from rendering.
  const [read] = useState(() => (name: string) => getValues()[name] ?? '')
  return {
    attempt,
    /** Returns the present value of a field, also between two renders. */
    read,
    showErrors: () => setAttempt((count) => count + 1),
    change: useCallback(
      (name: string, value: Value) => {
        refused.current.delete(name)
        setFieldValue(name, value)
      },
      [setFieldValue],
    ),
    refuse: useCallback(
      (name: string, message: string) => {
        refused.current.add(name)
        setFieldError(name, message)
      },
      [setFieldError],
    ),
    /** Whether a file was refused since the last save. */
    hasRefused: () => {
      const has = refused.current.size > 0
      refused.current.clear()
      return has
    },
  }
}

interface Sending {
  values: object
  write: (context: Context) => Promise<WriteOutcome>
}

/** Sends a form by `write`, with upload progress and cancellation. Rejects with a `NotSaved` or an `ApiError`. */
function useSending(screen: ResourceDefinition) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<number>()
  /** The request was cancelled, and its outcome is being looked up. */
  const [stopping, setStopping] = useState(false)
  const stop = useRef<AbortController>(undefined)
  // Leaving the form cancels the request.
  useEffect(() => () => stop.current?.abort(), [])
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ values, write }: Sending): Promise<Done> => {
      const { signal } = (stop.current = new AbortController())
      const isUpload = Object.values(values).some(hasFiles)
      const options = { signal, ...(isUpload && { onProgress: setProgress }) }
      const outcome = await write({ screen, calls: callsOf(queryClient, screen, options) })
      if (outcome.state !== 'done') throw new NotSaved(outcome)
      return outcome
    },
    onSettled: () => {
      setProgress(undefined)
      setStopping(false)
    },
    meta: { staleKeys: staleKeys(screen.resource) },
  })
  return {
    send: mutateAsync,
    sending: isPending,
    progress,
    stopping,
    cancel: () => {
      setStopping(true)
      stop.current?.abort()
    },
    wasCancelled: () => stop.current?.signal.aborted === true,
  }
}
