import { type UseFormReturnType, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import { draftIdOf, draftName } from '@/admin/crud/drafts/drafts'
import { useDraft } from '@/admin/crud/drafts/use-draft'
import { type Attempt, createRecord } from '@/admin/crud/record/create-record'
import { type Snapshot, snapshotOf } from '@/admin/crud/record/snapshot'
import {
  attachFiles,
  editValues,
  type Mode,
  newValues,
  type Value,
  type Values,
  validatorOf,
  withPlainNumbers,
} from '@/admin/crud/record/values'
import { type Done, NotSaved, type Unsaved, updateRecord } from '@/admin/crud/record/write'
import { pendingFiles } from '@/admin/pictures/pending-files'
import { firstMessages } from '@/api/errors'
import { meQuery } from '@/api/online-queries'
import { getToken } from '@/api/token'
import type { User } from '@/contract/accounts'
import { useLocale } from '@/i18n/use-locale'
import { connectionState } from '@/pwa/network/connection'
import { useOtherTabs } from './other-tabs'
import { useSending } from './use-sending'

/** What a form has written or tried to write: who typed it, and whether it made a record or changed one. */
export interface FormWrite {
  author: number | undefined
  kind: 'create' | 'update'
}

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
  /** Asks before a record is changed by these values; false goes back to the form. */
  review: (typed: Values) => Promise<boolean>
  /** `lost` are the fields whose files could not be read again. Called after the form was left, too. */
  onSaved: (write: FormWrite, done: Done, lost: readonly string[]) => void
  /** It is not saved, or not known to be: rejected with a `NotSaved` or an `ApiError`. `name` is the record's. */
  onFailed: (write: FormWrite, error: unknown, name: string) => void
}

/** One open form: its values and errors, its draft, and how its sending goes. */
export function useRecordForm(options: RecordFormOptions) {
  const { screen, mode, row, recordKey, copied, parent, draftKey, review, onSaved, onFailed } = options
  // As it was when the form opened: reading the list again must not change what counts as typed.
  const [initialValues] = useState(() => copied ?? (row ? editValues(screen, row) : newValues(screen, parent)))
  const form = useForm<Values>({
    initialValues,
    validate: useMemo(() => validatorOf(screen, mode), [screen, mode]),
    // A file is checked as it is chosen.
    validateInputOnChange: Object.keys(screen.fields).filter((name) => isFileKind(screen.fields[name]?.kind)),
  })
  const { hasRefused, showErrors, ...changes } = useChanges(form)
  const [cancelled, setCancelled] = useState(false)
  const place = { open: mode, record: recordKey, draft: draftKey, within: parent }
  const draft = useDraft(screen, place, form, initialValues)
  const { send, wasCancelled, ...sending } = useSending(screen)
  // Two presses in a row are one.
  const busy = useRef(false)
  const { tokenFor, otherUser, setOtherUser } = useAuthorCheck(draft.author)
  /** The record as the form was opened with, or as the person has last been shown it. */
  const [opened, setOpened] = useState<Snapshot>(() => (row ? snapshotOf(screen, row) : {}))
  /** Why the last try is not known to be saved. */
  const [unsaved, setUnsaved] = useState<Unsaved>()
  const attempts = useRef<Attempt>({ known: new Set(), sent: [] })
  const record = mode === 'edit' ? draftIdOf(screen.resource.name, { ...place, draft: undefined }) : undefined
  const { elsewhere, tellSaved } = useOtherTabs(record)

  async function save({ agreed, values: chosen, from = opened, anew = false }: SaveOptions = {}) {
    if (busy.current || connectionState() === 'offline') return
    setCancelled(false)
    setOtherUser(undefined)
    setUnsaved(undefined)
    const creates = mode === 'create' || anew
    const write: FormWrite = { author: draft.author, kind: creates ? 'create' : 'update' }
    busy.current = true
    try {
      await pendingFiles()
      if (hasRefused()) return showErrors()
      const typed = withPlainNumbers(screen, chosen ?? form.getValues())
      const { values, lost } = anew ? await attachFiles(screen, from, typed) : { values: typed, lost: [] }
      const errors = validatorOf(screen, creates ? 'create' : 'edit')(values)
      form.setErrors(errors)
      if (Object.keys(errors).length > 0) return showErrors()
      // A version that was chosen, or a user who was agreed to, has been seen.
      if (!creates && !chosen && !agreed && !(await review(typed))) return
      const token = await tokenFor(agreed)
      if (token === undefined) return
      const done = await send({
        values,
        token,
        write: (context) =>
          creates
            ? createRecord(context, values, attempts.current)
            : updateRecord(context, { key: recordKey ?? '', opened: from, typed }),
      })
      draft.erase()
      tellSaved()
      onSaved(write, done, lost)
    } catch (error) {
      fail(write, error)
    } finally {
      busy.current = false
    }
  }

  function fail(write: FormWrite, error: unknown) {
    const outcome = error instanceof NotSaved ? error.outcome : undefined
    // A sending that was stopped may have arrived.
    if (wasCancelled() && outcome?.state !== 'unknown') return setCancelled(true)
    setUnsaved(outcome)
    const named = Object.entries(firstMessages(error)).filter(([name]) => name in screen.fields)
    if (named.length > 0) {
      form.setErrors(Object.fromEntries(named))
      showErrors()
    }
    onFailed(write, error, row ? screen.nameOf(row) : draftName(screen, form.getValues()))
  }

  /** Saves what was chosen where the record was changed elsewhere as well. */
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
    save,
    otherUser,
    refuseUser: () => setOtherUser(undefined),
    unsaved,
    opened,
    resolve,
    elsewhere,
    ...changes,
    ...sending,
    dismiss: () => setUnsaved(undefined),
  }
}

export type RecordFormState = ReturnType<typeof useRecordForm>

interface SaveOptions {
  /** It may be saved as this user, who is somebody else than the one who typed. */
  agreed?: User | undefined
  values?: Values
  from?: Snapshot
  /** What was edited is gone, and made again. */
  anew?: boolean
}

/** How the fields change; a field that leaves out something that was chosen is seen once before the form is saved. */
function useChanges({ getValues, setFieldValue, setFieldError }: UseFormReturnType<Values>) {
  const refused = useRef(new Set<string>())
  /** How often the form was refused; each time the summary of the errors takes the focus. */
  const [attempt, setAttempt] = useState(0)
  return {
    attempt,
    showErrors: () => setAttempt((count) => count + 1),
    valueOf: useCallback((name: string) => getValues()[name], [getValues]),
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
    /** Whether something was left out that nobody has been told of yet. */
    hasRefused: () => {
      const has = refused.current.size > 0
      refused.current.clear()
      return has
    },
  }
}

/** Checks before a form is saved who is signed in: in another tab somebody else than its `author` may be by now. */
function useAuthorCheck(author: number | undefined) {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const opened = useRef(getToken())
  const [otherUser, setOtherUser] = useState<User>()
  return {
    /** Who is asked about before the form is saved. */
    otherUser,
    setOtherUser,
    /** The token to save with; undefined where it is that of somebody not `agreed` to. Rejects where nobody can tell. */
    async tokenFor(agreed: User | undefined): Promise<string | null | undefined> {
      const token = getToken()
      if (token === null || token === opened.current) return token
      const user = await queryClient.fetchQuery({ ...meQuery(locale), staleTime: 0 })
      if (user.id === author || user.id === agreed?.id) return token
      setOtherUser(user)
      return undefined
    },
  }
}
