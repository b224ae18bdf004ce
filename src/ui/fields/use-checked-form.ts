import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { session } from '@/lib/storage'

/** The messages of invalid fields. */
type FieldErrors = Readonly<Record<string, string>>

/**
 * A form whose fields live in the page: read and validated by `schema` when it is sent, stored as a draft while it is
 * typed. While it is being sent, submitting again does nothing. `send` may reject with nothing: it shows its own
 * failures, and puts refused fields back with `refuse`.
 */
export function useCheckedForm<Schema extends v.GenericSchema>({
  schema,
  read = (values) => values,
  missing,
  invalid = {},
  draft,
  focusesFields = false,
  send,
}: {
  schema: Schema
  /** Turns the fields' texts, by name, into the input of the schema; the identity by default. */
  read?: (values: Readonly<Record<string, string>>) => unknown
  /** The message for each required field that is left empty. */
  missing: Messages
  /** The message of each code besides those of an empty field and of an e-mail address. */
  invalid?: Messages
  /** The name of the draft; without one nothing is stored. */
  draft?: string
  /** A refusal focuses the first field that it is about, which announces it; else the form has a summary of errors. */
  focusesFields?: boolean
  send: (values: v.InferOutput<Schema>) => Promise<void> | void
}) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refused, setRefused] = useState<FieldErrors>({})
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (draft && form.current) restoreFields(draft, form.current)
  }, [draft])

  useEffect(() => {
    if (focusesFields && attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [focusesFields, attempt])

  const messageOf = (code: string, field: string) =>
    (code === 'required' ? missing[field] : code === 'email' ? invalidEmail : invalid[code]) ?? unknown
  const check = (of: HTMLFormElement) => {
    const result = v.safeParse(schema, read(valuesOf(of)))
    return {
      result,
      found: result.success ? {} : firstOfEach(result.issues, (code, field) => t(messageOf(code, field))),
    }
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    const { result, found } = check(event.currentTarget)
    setRefused({})
    setErrors(found)
    if (!result.success) return setAttempt((n) => n + 1)
    busy.current = true
    setSending(true)
    try {
      await send(result.output)
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  const onChange = (event: SyntheticEvent<HTMLFormElement>) => {
    if (draft) saveFields(draft, event.currentTarget)
    const { target } = event
    const field = 'name' in target && typeof target.name === 'string' ? target.name.split('-')[0] : undefined
    setRefused((old) => only(old, (name) => name !== field))
    // While the reader types, errors disappear but none is added.
    const { found } = check(event.currentTarget)
    setErrors((old) => only(found, (name) => name in old))
  }

  return {
    form: { ref: form, noValidate: true, onSubmit, onChange },
    errors: { ...refused, ...errors } as FieldErrors,
    attempt,
    sending,
    refuse(fields: FieldErrors) {
      setRefused(fields)
      setAttempt((n) => n + 1)
    },
    forget: () => draft && session.remove(draftPrefix + draft),
  }
}

function firstOfEach(
  issues: readonly v.BaseIssue<unknown>[],
  message: (code: string, field: string) => string,
): FieldErrors {
  const first = new Map<string, string>()
  for (const issue of issues) {
    const key = issue.path?.[0]?.key
    const field = typeof key === 'string' ? key : ''
    if (!first.has(field)) first.set(field, message(issue.message, field))
  }
  return Object.fromEntries(first)
}

function only(errors: FieldErrors, wanted: (field: string) => boolean): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => wanted(field)))
}

const invalidEmail = msg`Saisissez une adresse électronique valide, par exemple nom@exemple.cm.`
const unknown = msg`Cette saisie n’est pas valide.`

/** Messages by the name of a field or by code. */
type Messages = Readonly<Record<string, MessageDescriptor>>

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The named fields of a form, in their order. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField).filter(({ name }) => name !== '')
}

/** Returns their values by name. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))
}

function isField(element: Element): element is Field {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)
}

/** The names of fields that are never stored. */
const secret = /password/i

// The unsaved input of visitors, by form, while the tab is open.
const draftPrefix = 'draft:site:'

/** How long a draft is read, in milliseconds: the next person in the same tab may be another one. */
const maxDraftAgeMs = 30 * 60_000

/** The values by field, and when they were typed. */
const visitorDraft = v.object({ typedAt: v.number(), values: v.record(v.string(), v.string()) })

/** Returns the stored input of a visitor's form, by field. */
export function readVisitorDraft(name: string): Readonly<Record<string, string>> {
  const result = v.safeParse(visitorDraft, session.readJson(draftPrefix + name))
  if (result.success && Date.now() - result.output.typedAt < maxDraftAgeMs) return result.output.values
  session.remove(draftPrefix + name)
  return {}
}

function saveFields(name: string, form: HTMLFormElement) {
  const typed = Object.fromEntries(storedFields(form).map((field) => [field.name, field.value]))
  const draft = { typedAt: Date.now(), values: { ...readVisitorDraft(name), ...typed } }
  session.write(draftPrefix + name, JSON.stringify(draft))
}

/** Fills empty fields from a draft. */
function restoreFields(name: string, form: HTMLFormElement) {
  const draft = readVisitorDraft(name)
  for (const field of storedFields(form)) {
    const value = draft[field.name]
    if (value !== undefined && field.value === '') field.value = value
  }
}

function storedFields(form: HTMLFormElement) {
  return fieldsOf(form).filter((field) => !secret.test(field.name) && !awaits(field))
}

/** Returns whether a select has no options yet: it can be neither stored nor filled. */
function awaits(field: Field) {
  return field instanceof HTMLSelectElement && field.options.length <= 1
}
