import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import { noticeOf } from '@/admin/crud/definition/outcomes'
import { draftIdOf, draftName } from '@/admin/crud/drafts/drafts'
import { useDraft } from '@/admin/crud/drafts/use-draft'
import { announce } from '@/admin/crud/notices/notices'
import { announceLost, announceMerged, lookedUp } from '@/admin/crud/notices/outcome-notices'
import type { Snapshot } from '@/admin/crud/record/compare'
import { recordFailedWrite, settleFailedWrite } from '@/admin/crud/record/failed-writes'
import { attachFiles } from '@/admin/crud/record/files'
import { entryOf, recordActions } from '@/admin/crud/record/journal'
import { snapshotOf } from '@/admin/crud/record/snapshot'
import {
  editValues,
  type Mode,
  newValues,
  type Value,
  type Values,
  validatorOf,
  withPlainNumbers,
} from '@/admin/crud/record/values'
import { type Attempt, createRecord, type Unsaved, updateRecord } from '@/admin/crud/record/write'
import { pendingFiles } from '@/admin/pictures/pending-files'
import { ApiError, firstMessages } from '@/api/errors'
import { meQuery } from '@/api/online-queries'
import { getToken } from '@/api/token'
import type { User } from '@/contract/accounts'
import { useLocale } from '@/i18n/use-locale'
import { connectionState } from '@/pwa/network/connection'
import { useOtherTabs } from './other-tabs'
import { NotSaved, useSending } from './use-sending'

export interface RecordFormOptions {
  screen: Screen
  mode: Mode
  /** The record that is edited. */
  row?: object | undefined
  recordKey?: number | string | undefined
  /** The values of the record that a new one is copied from, which is the one of `recordKey`. */
  copied?: Values | undefined
  /** The record the screen is nested in. */
  parent?: number | undefined
  /** Names the draft of a new record. */
  draftKey?: string | undefined
  /** `created` is the key of a record that did not exist, as far as it is known. */
  onSaved: (created?: number | string) => void
}

/** One open form: its values and errors, its draft, and how its sending goes. */
export function useRecordForm({ screen, mode, row, recordKey, copied, parent, draftKey, onSaved }: RecordFormOptions) {
  // As it was when the form opened: reading the list again must not change what counts as typed.
  const [initialValues] = useState(() => copied ?? (row ? editValues(screen, row) : newValues(screen, parent)))
  const validate = useMemo(() => validatorOf(screen, mode), [screen, mode])
  const form = useForm<Values>({
    initialValues,
    validate,
    // A file is checked as it is chosen.
    validateInputOnChange: Object.keys(screen.fields).filter((name) => isFileKind(screen.fields[name]?.kind)),
  })
  const { setFieldValue, setFieldError } = form
  /** How often the form was refused; each time the summary of the errors takes the focus. */
  const [attempt, setAttempt] = useState(0)
  /** The fields where something that was chosen was left out: it is seen once before the form is saved without it. */
  const refused = useRef(new Set<string>())
  const [cancelled, setCancelled] = useState(false)
  const place = { open: mode, record: recordKey, draft: draftKey, within: parent }
  const draft = useDraft(screen, place, form, initialValues)
  const { send, sending, progress, stopping, cancel, wasCancelled } = useSending(screen)
  // Two presses in a row are one.
  const busy = useRef(false)
  const checkAuthor = useAuthorCheck(draft.author)
  /** Somebody else is signed in by now than the one who typed: asked before it is saved. */
  const [otherUser, setOtherUser] = useState<User>()
  /** The record as the form was opened with, or as the person has last been shown it. */
  const [opened, setOpened] = useState<Snapshot>(() => (row ? snapshotOf(screen, row) : {}))
  /** Why the last try is not known to be saved. */
  const [unsaved, setUnsaved] = useState<Unsaved>()
  const attempts = useRef<Attempt>({ known: new Set(), sent: [] })
  const { elsewhere, tellSaved } = useOtherTabs(
    mode === 'edit' ? draftIdOf(screen.resource.name, { ...place, draft: undefined }) : undefined,
  )
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])

  /** `agreed`: it may be saved as somebody else than the one who typed. `anew`: what was edited is gone, and made again. */
  async function save({
    agreed,
    values: chosen,
    from = opened,
    anew = false,
  }: {
    agreed?: User | undefined
    values?: Values
    from?: Snapshot
    anew?: boolean
  } = {}) {
    if (busy.current || connectionState() === 'offline') return
    setCancelled(false)
    setOtherUser(undefined)
    setUnsaved(undefined)
    const creates = mode === 'create' || anew
    const outcomes = creates ? screen.outcomes.create : screen.outcomes.update
    busy.current = true
    let lost: readonly string[] = []
    try {
      await pendingFiles()
      if (refused.current.size > 0) {
        refused.current.clear()
        return setAttempt((count) => count + 1)
      }
      const values = withPlainNumbers(screen, chosen ?? form.getValues())
      const complete = anew ? await attachFiles(screen, from, values) : { values, lost: [] }
      ;({ lost } = complete)
      const errors = (creates ? validatorOf(screen, 'create') : validate)(complete.values)
      form.setErrors(errors)
      if (Object.keys(errors).length > 0) return setAttempt((count) => count + 1)
      const { token, other } = await checkAuthor()
      if (other && other.id !== agreed?.id) return setOtherUser(other)
      const done = await send({
        values: complete.values,
        token,
        write: (context) =>
          creates
            ? createRecord(context, complete.values, attempts.current)
            : updateRecord(context, { key: recordKey ?? '', opened: from, typed: values }),
      })
      draft.erase()
      settleFailedWrite({ path: screen.path, ...place })
      tellSaved()
      const entry = entryOf(screen, creates ? 'create' : 'update', done)
      announce('success', done.lookedUp ? lookedUp : noticeOf(outcomes.done, ''), {
        undo: recordActions(draft.author, entry ? [entry] : []),
        page: done.key === undefined ? undefined : screen.publicPage?.(done.key),
      })
      announceMerged(screen, done.elsewhere)
      announceLost(screen, lost)
      // A sending that was left behind may turn out to be saved.
      if (isOpen.current) onSaved(creates ? done.key : undefined)
    } catch (error) {
      fail(error, outcomes.failed)
    } finally {
      busy.current = false
    }
  }

  function fail(error: unknown, failed: typeof screen.outcomes.create.failed) {
    const outcome = error instanceof NotSaved ? error.outcome : undefined
    // A sending that was stopped may have arrived.
    if (wasCancelled() && outcome?.state !== 'unknown') return setCancelled(true)
    if (outcome) {
      setUnsaved(outcome)
      if (outcome.state === 'not done' || outcome.state === 'unknown') recordFailure(outcome.state === 'unknown')
      if (outcome.state === 'not done') announce('error', noticeOf(failed, outcome.error))
      return
    }
    // The session is over: what was typed waits for the return.
    if (error instanceof ApiError && error.status === 401) return
    recordFailure(false)
    const named = Object.entries(firstMessages(error)).filter(([name]) => name in screen.fields)
    if (named.length > 0) {
      form.setErrors(Object.fromEntries(named))
      setAttempt((count) => count + 1)
    }
    announce('error', noticeOf(failed, error))
  }

  function recordFailure(isUnknown: boolean) {
    const name = row ? screen.nameOf(row) : draftName(screen, form.getValues())
    recordFailedWrite(draft.author, { path: screen.path, ...place, name, isUnknown })
  }

  /** Saves what was chosen where the record was changed elsewhere as well. */
  function resolve(values: Values, current: Snapshot) {
    form.setValues(values)
    setOpened(current)
    void save({ values, from: current })
  }

  const question = otherUser && {
    user: otherUser,
    agree: () => void save({ agreed: otherUser }),
    refuse: () => setOtherUser(undefined),
  }
  return {
    form,
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
    initialValues,
    draft,
    attempt,
    cancelled,
    sending,
    progress,
    stopping,
    cancel,
    save,
    question,
    unsaved,
    opened,
    resolve,
    elsewhere,
    dismiss: () => setUnsaved(undefined),
    createAnew: () => void save({ anew: true }),
  }
}

export type RecordFormState = ReturnType<typeof useRecordForm>

/**
 * Tells the token to save with, and whose it is where that is not the `author` of the form any more: in another tab
 * somebody else may have signed in. Rejects when the provider cannot tell.
 */
function useAuthorCheck(author: number | undefined) {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const opened = useRef(getToken())
  return async (): Promise<{ token: string | null; other?: User }> => {
    const token = getToken()
    if (token === null || token === opened.current) return { token }
    const user = await queryClient.fetchQuery({ ...meQuery(locale), staleTime: 0 })
    return user.id === author ? { token } : { token, other: user }
  }
}
