import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'

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
  /** Where what is typed is stored; without one nothing is. */
  draft?: FormDraft
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
    if (form.current) draft?.restore(form.current)
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
    draft?.store(event.currentTarget)
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

/** Keeps what is typed into a form. */
export interface FormDraft {
  restore: (form: HTMLFormElement) => void
  store: (form: HTMLFormElement) => void
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The named fields of a form, in their order. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField).filter(({ name }) => name !== '')
}

/** Returns their values by name. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))
}

function isField(element: Element): element is Field {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)
}
