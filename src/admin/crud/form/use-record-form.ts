import { type UseFormReturnType, useForm } from '@mantine/form'
import { useCallback, useRef, useState } from 'react'
import { isFileKind } from '@/admin/crud/definition/fields'
import type { FormDraft, FormTarget } from '@/admin/crud/drafts/form-draft'
import { useDraft } from '@/admin/crud/drafts/use-draft'
import { errorsOf } from '@/admin/crud/record/prepare'
import { isSame } from '@/admin/crud/record/snapshot'
import {
  editValues,
  newValues,
  type Snapshot,
  snapshotOf,
  type Value,
  type Values,
  valueOf,
} from '@/admin/crud/record/values'
import { createFileWork } from '@/admin/pictures/files'
import { type SaveOptions, useSave } from './use-save'

export interface RecordFormOptions extends SaveOptions {
  /** The values that a new record begins with: those of the record that is duplicated. */
  start?: Values | undefined
  /** The text of the first field of a new record. */
  firstText?: string | undefined
  /** The id of the record that the screen is nested in. */
  parent?: number | undefined
  target: FormTarget
  draft: FormDraft
}

/** The state of an open form: values, errors, draft and the progress of a save. */
export function useRecordForm(options: RecordFormOptions) {
  const { screen, mode, author, target, draft: openedDraft } = options
  // Fixed when the form opens: a reload of the list must not change which fields are dirty.
  const [beginning] = useState(() => beginningOf(options))
  const { pristine, initialValues, present } = beginning
  const form = useForm<Values>({
    initialValues,
    validate: (values) => errorsOf(screen, mode, values),
    // A file is validated when it is chosen.
    validateInputOnChange: Object.keys(screen.fields).filter((name) => isFileKind(screen.fields[name]?.kind)),
  })
  const { hasRefused, showErrors, ...changes } = useChanges(form)
  const [fileWork] = useState(createFileWork)
  /** What a write is compared with: the record as it was opened, or as the user has last seen it in a conflict. */
  const [base, setBase] = useState<Snapshot>(beginning.base)
  const draft = useDraft(screen, form, { target, draft: openedDraft, author, pristine, base })
  const saving = useSave(options, { form, fileWork, hasRefused, showErrors, base, setBase, eraseDraft: draft.erase })

  return {
    form,
    draft: {
      ...draft,
      startOver: () => {
        draft.startOver()
        setBase(present)
      },
    },
    ...saving,
    save: () => saving.save(),
    /** Saves the values chosen in a conflict with the present record. */
    resolve: (values: Values, current: Snapshot) => {
      form.setValues(values)
      setBase(current)
      void saving.save({ values, current })
    },
    fileWork,
    ...changes,
  }
}

/**
 * Returns the values of the record itself, those that the form begins with, the record as it is, and what a write compares
 * with: of a field that was edited in the draft the record as it was then, of any other one as it is now, so that what
 * somebody else has changed meanwhile is neither reverted nor lost.
 */
function beginningOf({ screen, row, parent, start, firstText, draft }: RecordFormOptions) {
  const pristine = row ? editValues(screen, row) : newValues(screen, parent, firstText)
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
    showErrors: () => setAttempt((count) => count + 1),
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
