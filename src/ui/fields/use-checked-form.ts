import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'

/** The messages of invalid fields. */
type FieldErrors = Readonly<Record<string, string>>

interface CheckedForm<Schema extends v.GenericSchema> {
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
}

/**
 * A form whose fields live in the page: read and validated by `schema` when it is sent, stored as a draft while it is
 * typed. While it is being sent, submitting again does nothing. `send` may reject with nothing: it shows its own
 * failures, and puts refused fields back with `refuse`.
 */
export function useCheckedForm<Schema extends v.GenericSchema>({
  draft,
  focusesFields = false,
  send,
  ...rules
}: CheckedForm<Schema>) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const [sending, setSending] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { errors, check, recheck, setRefusals } = useFieldErrors(rules)

  useEffect(() => {
    if (form.current) draft?.restore(form.current)
  }, [draft])

  useEffect(() => {
    if (focusesFields && attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [focusesFields, attempt])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    const result = check(event.currentTarget)
    if (!result.success) return setAttempt((n) => n + 1)
    isBusy.current = true
    setSending(true)
    try {
      await send(result.output)
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  const onChange = ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) => {
    draft?.store(currentTarget)
    recheck(currentTarget, 'name' in target && typeof target.name === 'string' ? target.name.split('-')[0] : undefined)
  }

  return {
    form: { ref: form, noValidate: true, onSubmit, onChange },
    errors,
    attempt,
    sending,
    refuse(fields: FieldErrors) {
      setRefusals(fields)
      setAttempt((n) => n + 1)
    },
  }
}

/** The errors of a form's fields: those of its schema, and the provider's refusals until the field is changed. */
function useFieldErrors<Schema extends v.GenericSchema>({
  schema,
  read = (values) => values,
  missing,
  invalid = {},
}: Pick<CheckedForm<Schema>, 'schema' | 'read' | 'missing' | 'invalid'>) {
  const { t } = useLingui()
  const [issues, setIssues] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState<FieldErrors>({})
  const messageOf = (code: string, field: string) =>
    t((code === 'required' ? missing[field] : code === 'email' ? invalidEmail : invalid[code]) ?? invalidEntry)
  const parse = (form: HTMLFormElement) => v.safeParse(schema, read(valuesOf(form)))
  const issuesOf = (result: ReturnType<typeof parse>) => (result.success ? {} : firstOfEach(result.issues, messageOf))
  return {
    errors: { ...refusals, ...issues } as FieldErrors,
    setRefusals,
    check(form: HTMLFormElement) {
      const result = parse(form)
      setRefusals({})
      setIssues(issuesOf(result))
      return result
    },
    /** While the reader types, errors disappear but none is added. */
    recheck(form: HTMLFormElement, field: string | undefined) {
      const current = issuesOf(parse(form))
      setRefusals((last) => only(last, (name) => name !== field))
      setIssues((last) => only(current, (name) => name in last))
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

function only(errors: FieldErrors, matches: (field: string) => boolean): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => matches(field)))
}

const invalidEmail = msg`Saisissez une adresse électronique valide, par exemple nom@exemple.cm.`
const invalidEntry = msg`Cette saisie n’est pas valide.`

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

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))
}

function isField(element: Element): element is Field {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)
}
