import { type UseFormReturnType, useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ResourceDefinition, Row } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import type { FormTarget, OpenedDraft } from '@/admin/crud/drafts/opened-draft'
import { useDraft } from '@/admin/crud/drafts/use-draft'
import { callsOf } from '@/admin/crud/record/calls'
import { type Attempt, createRecord } from '@/admin/crud/record/create-record'
import { changeList, keysAfterWrite } from '@/admin/crud/record/list-cache'
import { errorsOf, prepare } from '@/admin/crud/record/prepare'
import { changedFields, isSame } from '@/admin/crud/record/snapshot'
import {
  editValues,
  type Mode,
  newValues,
  type Output,
  type Snapshot,
  snapshotOf,
  type Value,
  type Values,
  valueOf,
} from '@/admin/crud/record/values'
import { type Context, type Done, NotSaved, type Unsaved, updateRecord } from '@/admin/crud/record/write'
import { createFileWork, hasFiles } from '@/admin/pictures/files'
import { firstMessages, hasStatus } from '@/api/errors'
import { withTimeout } from '@/api/lost-answer'
import { isOtherAccount } from '@/api/token'

export type WriteKind = 'create' | 'update'

export interface RecordFormOptions {
  screen: ResourceDefinition
  mode: Mode
  /** The edited record. */
  row?: Row | undefined
  /** The values that a new record begins with: those of the record that is duplicated. */
  start?: Values | undefined
  /** The id of the record that the screen is nested in. */
  parent?: number | undefined
  /** The user who has opened the form: another one may sign in meanwhile in another tab. */
  author: number | undefined
  target: FormTarget
  draft: OpenedDraft
  /**
   * Called after a save, also when the form was left meanwhile. `leftOut` are the fields that stay as they are published.
   */
  onSaved: (kind: WriteKind, done: Done, leftOut: readonly string[]) => void
  /** Called when the values are not saved or may not be, with a `NotSaved` or an `ApiError`. */
  onFailed: (kind: WriteKind, error: unknown) => void
}

/** What a form is doing, or what became of its last save. */
export type SaveState =
  | { state: 'idle' }
  /** Files are prepared and read. */
  | { state: 'preparing' }
  /** `progress` is the sent fraction of an upload; `pauseMs` the pause that the provider has asked for. */
  | { state: 'sending'; progress?: number; pauseMs?: number }
  /** The request was cancelled, and its outcome is being looked up. */
  | { state: 'stopping' }
  | { state: 'cancelled' }
  /** Another account has signed in meanwhile. */
  | { state: 'foreign' }
  /** All that was changed are fields that an update does not send. */
  | { state: 'unsent'; fields: readonly string[] }
  /** Refused because of fields that the form does not show. */
  | { state: 'refused'; messages: readonly string[] }
  | Unsaved

export const isSaving = ({ state }: SaveState) => state === 'preparing' || state === 'sending' || state === 'stopping'

/** The state of an open form: values, errors, draft and the progress of a save. */
export function useRecordForm(options: RecordFormOptions) {
  const { screen, mode, row, author, target, draft: openedDraft, onSaved, onFailed } = options
  const kind: WriteKind = mode === 'create' ? 'create' : 'update'
  // Fixed when the form opens: a reload of the list must not change which fields are dirty.
  const [{ pristine, initialValues, base, present }] = useState(() => beginningOf(options))
  const form = useForm<Values>({
    initialValues,
    validate: (values) => errorsOf(screen, mode, values),
    // A file is validated when it is chosen.
    validateInputOnChange: Object.keys(screen.fields).filter((name) => isFileKind(screen.fields[name]?.kind)),
  })
  const { hasRefused, showErrors, ...changes } = useChanges(form)
  const [fileWork] = useState(createFileWork)
  /** What a write is compared with: the record as it was opened, or as the user has last seen it in a conflict. */
  const [opened, setOpened] = useState<Snapshot>(base)
  const draft = useDraft(screen, form, { target, draft: openedDraft, author, pristine, opened })
  const [saving, setSaving] = useState<SaveState>({ state: 'idle' })
  const send = useSending(screen)
  /** The save that is under way: a second press meanwhile is ignored. */
  const running = useRef<AbortController>(undefined)
  // Leaving the form cancels the request.
  useEffect(() => () => running.current?.abort(), [])
  const attempts = useRef<Attempt>({ existing: new Set(), outputs: [] })

  async function save(chosen?: { values: Values; current: Snapshot }) {
    if (running.current) return
    if (isOtherAccount(author)) return setSaving({ state: 'foreign' })
    const { signal } = (running.current = new AbortController())
    setSaving({ state: 'preparing' })
    try {
      setSaving(await attempt(signal, chosen?.current ?? opened, chosen?.values))
    } finally {
      running.current = undefined
    }
  }

  async function attempt(signal: AbortSignal, from: Snapshot, chosen?: Values): Promise<SaveState> {
    await fileWork.finished()
    if (hasRefused()) return showErrors()
    try {
      const values = chosen ?? form.getValues()
      const prepared = await withTimeout(signal, () => prepare(screen, mode, values, from))
      const hasErrors = 'errors' in prepared
      form.setErrors(hasErrors ? prepared.errors : {})
      if (hasErrors) return showErrors()
      const { output, leftOut } = prepared
      if (leftOut.length > 0 && changedFields(from, output).length === 0) return { state: 'unsent', fields: leftOut }
      setSaving({ state: 'sending' })
      const done = await send(signal, output, {
        onProgress: (progress) => setSaving((now) => (now.state === 'sending' ? { ...now, progress } : now)),
        onPause: (pauseMs) => setSaving((now) => (now.state === 'sending' ? { ...now, pauseMs } : now)),
        write: (context) =>
          mode === 'create'
            ? createRecord(context, output, attempts.current)
            : updateRecord(context, { id: row?.id ?? 0, opened: from, output }),
      })
      draft.erase()
      onSaved(kind, done, leftOut)
      return { state: 'idle' }
    } catch (error) {
      return fail(error, signal)
    }
  }

  function fail(error: unknown, signal: AbortSignal): SaveState {
    const outcome = error instanceof NotSaved ? error.outcome : unansweredRead(error)
    // A cancelled request may have arrived.
    if (signal.aborted && outcome?.state !== 'unknown') return { state: 'cancelled' }
    const refused = Object.entries(firstMessages(error))
    const isShown = ([name]: [string, string]) => (screen.fields[name] ?? { kind: 'hidden' }).kind !== 'hidden'
    if (refused.some(isShown)) {
      form.setErrors(Object.fromEntries(refused.filter(isShown)))
      showErrors()
    }
    // Some of what was typed may be saved: the next save compares with that.
    if (outcome?.state === 'ignored') setOpened(outcome.current)
    onFailed(kind, error)
    const messages = refused.filter((one) => !isShown(one)).map(([, message]) => message)
    return outcome ?? (messages.length > 0 ? { state: 'refused', messages } : { state: 'idle' })
  }

  return {
    form,
    draft: {
      ...draft,
      startOver: () => {
        draft.startOver()
        setOpened(present)
      },
    },
    saving,
    save: () => save(),
    /** Saves the values chosen in a conflict with the present record. */
    resolve: (values: Values, current: Snapshot) => {
      form.setValues(values)
      setOpened(current)
      void save({ values, current })
    },
    fileWork,
    ...changes,
    cancel: () => {
      running.current?.abort()
      setSaving((now) => (now.state === 'sending' ? { state: 'stopping' } : now))
    },
    dismiss: () => setSaving({ state: 'idle' }),
  }
}

/**
 * Returns the values of the record itself, those that the form begins with, the record as it is, and what a write compares
 * with: of a field that was edited in the draft the record as it was then, of any other one as it is now, so that what
 * somebody else has changed meanwhile is neither reverted nor lost.
 */
function beginningOf({ screen, row, parent, start, draft }: RecordFormOptions) {
  const pristine = row ? editValues(screen, row) : newValues(screen, parent)
  const present: Snapshot = row ? snapshotOf(screen, row) : {}
  if (draft.state !== 'restored') return { pristine, initialValues: { ...pristine, ...start }, base: present, present }
  const { values, base } = draft.draft
  const edited = Object.entries(values).filter(
    ([name, text]) => name in pristine && (row === undefined || !isSame(text, base[name] ?? '')),
  )
  const before = row ? edited.map(([name]) => [name, base[name] ?? '']) : []
  return {
    pristine,
    initialValues: {
      ...pristine,
      ...Object.fromEntries(edited.map(([name, text]) => [name, valueOf(screen.fields[name], text)])),
    },
    base: { ...present, ...Object.fromEntries(before) },
    present,
  }
}

/** Returns the outcome where the read before the write was not answered. */
const unansweredRead = (error: unknown): Unsaved | undefined =>
  hasStatus(error, 0) ? { state: 'not done', error } : undefined

export type RecordFormState = ReturnType<typeof useRecordForm>

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
    showErrors: (): SaveState => {
      setAttempt((count) => count + 1)
      return { state: 'idle' }
    },
    change: useCallback(
      (name: string, value: Value) => {
        refused.current.delete(name)
        setFieldValue(name, value)
      },
      [setFieldValue],
    ),
    refuse: useCallback(
      (name: string, message: string | undefined) => {
        if (message === undefined) refused.current.delete(name)
        else refused.current.add(name)
        setFieldError(name, message ?? null)
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
  write: (context: Context) => ReturnType<typeof updateRecord>
  onProgress: (share: number) => void
  onPause: (ms: number) => void
}

/** Returns a function that sends a form by `write`. It rejects with a `NotSaved` or an `ApiError`. */
function useSending(screen: ResourceDefinition) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: async (send: () => Promise<Done>) => send(),
    meta: { staleKeys: (done?: Done) => keysAfterWrite(screen.resource, done?.row !== undefined) },
  })
  return (signal: AbortSignal, output: Output, { write, onProgress, onPause }: Sending) =>
    mutateAsync(async () => {
      const isUpload = Object.values(output).some(hasFiles)
      const calls = callsOf(queryClient, screen, { signal, onPause, ...(isUpload && { onProgress }) })
      const outcome = await write({ screen, calls })
      if (outcome.state !== 'done') throw new NotSaved(outcome)
      if (outcome.row) changeList(queryClient, screen.resource, { saved: outcome.row })
      return outcome
    })
}
