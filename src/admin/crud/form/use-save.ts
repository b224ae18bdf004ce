import type { UseFormReturnType } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Row } from '@/admin/crud/definition/row'
import { callsOf } from '@/admin/crud/record/calls'
import { type Attempt, createRecord } from '@/admin/crud/record/create-record'
import { changeList, keysAfterWrite } from '@/admin/crud/record/list-cache'
import { prepare } from '@/admin/crud/record/prepare'
import { changedFields } from '@/admin/crud/record/snapshot'
import type { Mode, Output, Snapshot, Values } from '@/admin/crud/record/values'
import { type Context, type Done, NotSaved, type Unsaved, updateRecord } from '@/admin/crud/record/write'
import { type FileWork, hasFiles } from '@/admin/pictures/files'
import { firstMessages, hasStatus } from '@/api/errors'
import { withTimeout } from '@/api/lost-answer'
import { isOtherAccount } from '@/api/token'

export type WriteKind = 'create' | 'update'

export interface SaveOptions {
  screen: ResourceDefinition
  mode: Mode
  row?: Row | undefined
  /** The user who has opened the form: another one may sign in meanwhile in another tab. */
  author: number | undefined
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

interface SavedForm {
  form: UseFormReturnType<Values>
  fileWork: FileWork
  /** Whether a file was refused since the last save. */
  hasRefused: () => boolean
  showErrors: () => void
  /** The record that the edits are based on. */
  base: Snapshot
  setBase: (base: Snapshot) => void
  eraseDraft: () => void
}

/** The save of a form: its state, and the functions that begin and cancel it. */
export function useSave(options: SaveOptions, savedForm: SavedForm) {
  const [saving, setSaving] = useState<SaveState>({ state: 'idle' })
  const attempt = useAttempt(options, savedForm, setSaving)
  /** The save that is under way: a second press meanwhile is ignored. */
  const running = useRef<AbortController>(undefined)
  // Leaving the form cancels the request.
  useEffect(() => () => running.current?.abort(), [])

  async function save(chosen?: { values: Values; current: Snapshot }) {
    if (running.current) return
    if (isOtherAccount(options.author)) return setSaving({ state: 'foreign' })
    const { signal } = (running.current = new AbortController())
    setSaving({ state: 'preparing' })
    try {
      setSaving(await attempt(signal, chosen?.current ?? savedForm.base, chosen?.values))
    } finally {
      running.current = undefined
    }
  }

  return {
    saving,
    save,
    cancel: () => {
      running.current?.abort()
      setSaving((now) => (now.state === 'sending' ? { state: 'stopping' } : now))
    },
    dismiss: () => setSaving({ state: 'idle' }),
  }
}

/** Returns a function that checks and sends a form, and resolves to the state that the save ends in. */
function useAttempt(
  options: SaveOptions,
  savedForm: SavedForm,
  setSaving: Dispatch<SetStateAction<SaveState>>,
): (signal: AbortSignal, from: Snapshot, chosen?: Values) => Promise<SaveState> {
  const { screen, mode, row, onSaved } = options
  const { form, fileWork, hasRefused, showErrors, eraseDraft } = savedForm
  const send = useSending(screen)
  const attempts = useRef<Attempt>({ existing: new Set(), outputs: [] })

  function withErrors(): SaveState {
    showErrors()
    return { state: 'idle' }
  }

  return async (signal, from, chosen) => {
    await fileWork.finished()
    if (hasRefused()) return withErrors()
    try {
      const values = chosen ?? form.getValues()
      const prepared = await withTimeout(signal, () => prepare(screen, mode, values, from))
      const hasErrors = 'errors' in prepared
      form.setErrors(hasErrors ? prepared.errors : {})
      if (hasErrors) return withErrors()
      const { output, leftOut } = prepared
      if (leftOut.length > 0 && changedFields(from, output).length === 0) return { state: 'unsent', fields: leftOut }
      setSaving({ state: 'sending' })
      const done = await send(signal, output, {
        onProgress: (progress) => setSaving((now) => (now.state === 'sending' ? { ...now, progress } : now)),
        onPause: (pauseMs) => setSaving((now) => (now.state === 'sending' ? { ...now, pauseMs } : now)),
        write: (context) =>
          mode === 'create'
            ? createRecord(context, output, attempts.current)
            : updateRecord(context, { id: row?.id ?? 0, base: from, output }),
      })
      eraseDraft()
      onSaved(kindOf(mode), done, leftOut)
      return { state: 'idle' }
    } catch (error) {
      return stateAfter(error, signal, options, savedForm)
    }
  }
}

const kindOf = (mode: Mode): WriteKind => (mode === 'create' ? 'create' : 'update')

/** Shows the messages of a failed save at their fields, and returns the state that it ends in. */
function stateAfter(
  error: unknown,
  signal: AbortSignal,
  { screen, mode, onFailed }: SaveOptions,
  { form, showErrors, setBase }: SavedForm,
): SaveState {
  const outcome = error instanceof NotSaved ? error.outcome : unansweredRead(error)
  // A cancelled request may have arrived.
  if (signal.aborted && outcome?.state !== 'unknown') return { state: 'cancelled' }
  const messages = Object.entries(firstMessages(error))
  const isShown = ([name]: [string, string]) => (screen.fields[name] ?? { kind: 'hidden' }).kind !== 'hidden'
  if (messages.some(isShown)) {
    form.setErrors(Object.fromEntries(messages.filter(isShown)))
    showErrors()
  }
  // Some of what was typed may be saved: the next save compares with that.
  if (outcome?.state === 'ignored') setBase(outcome.current)
  onFailed(kindOf(mode), error)
  const others = messages.filter((one) => !isShown(one)).map(([, message]) => message)
  return outcome ?? (others.length > 0 ? { state: 'refused', messages: others } : { state: 'idle' })
}

/** Returns the outcome where the read before the write was not answered. */
const unansweredRead = (error: unknown): Unsaved | undefined =>
  hasStatus(error, 0) ? { state: 'not done', error } : undefined

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
