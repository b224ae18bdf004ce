import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { eraseVisitorDraft } from '@/auth/drafts'
import { restoreFields, saveFields } from './draft'

/** The message of each field that is wrong. */
type Faults = Readonly<Record<string, string>>

/**
 * A form whose fields live in the page: read and checked by `schema` when it is sent, kept as a draft while it is
 * typed. While one sending is under way a second one does nothing. `send` may reject with nothing: it shows its own
 * failures, and puts refused fields back with `refuse`.
 */
export function useCheckedForm<Schema extends v.GenericSchema>({
  schema,
  read = (values) => values,
  missing,
  draft,
  send,
}: {
  schema: Schema
  /** What the schema is given, from the fields' texts by name; those themselves when left out. */
  read?: (values: Readonly<Record<string, string>>) => unknown
  /** The message for each required field that is left empty. */
  missing: Missing
  /** The name what is typed is kept under; nothing is kept without one. */
  draft?: string
  send: (values: v.InferOutput<Schema>) => Promise<void> | void
}) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const under = useRef(false)
  const [sending, setSending] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [refused, setRefused] = useState<Faults>({})
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (draft && form.current) restoreFields(draft, form.current)
  }, [draft])

  const check = (of: HTMLFormElement) => {
    const result = v.safeParse(schema, read(valuesOf(of)))
    return {
      result,
      found: result.success ? {} : firstOfEach(result.issues, (code, field) => t(sentence(code, field, missing))),
    }
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (under.current) return
    const { result, found } = check(event.currentTarget)
    setRefused({})
    setFaults(found)
    if (!result.success) return setAttempt((n) => n + 1)
    under.current = true
    setSending(true)
    try {
      await send(result.output)
    } finally {
      under.current = false
      setSending(false)
    }
  }

  const onChange = (event: SyntheticEvent<HTMLFormElement>) => {
    if (draft) saveFields(draft, event.currentTarget)
    const { target } = event
    const field = 'name' in target && typeof target.name === 'string' ? target.name.split('-')[0] : undefined
    setRefused((old) => only(old, (name) => name !== field))
    // No new complaint while one types; one that no longer holds goes.
    const { found } = check(event.currentTarget)
    setFaults((old) => only(found, (name) => name in old))
  }

  return {
    form: { ref: form, noValidate: true, onSubmit, onChange },
    faults: { ...refused, ...faults } as Faults,
    attempt,
    sending,
    refuse(fields: Faults) {
      setRefused(fields)
      setAttempt((n) => n + 1)
    },
    forget: () => draft && eraseVisitorDraft(draft),
  }
}

function firstOfEach(
  issues: readonly v.BaseIssue<unknown>[],
  message: (code: string, field: string) => string,
): Faults {
  const first = new Map<string, string>()
  for (const issue of issues) {
    const key = issue.path?.[0]?.key
    const field = typeof key === 'string' ? key : ''
    if (!first.has(field)) first.set(field, message(issue.message, field))
  }
  return Object.fromEntries(first)
}

function only(faults: Faults, keep: (field: string) => boolean): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => keep(field)))
}

/** The message of each code of `contract/form-fields.ts`; three are the specification's own. */
const sentences: Readonly<Record<string, MessageDescriptor>> = {
  email: msg`Saisissez une adresse électronique valide, par exemple nom@exemple.cm.`,
  date: msg`Saisissez une date valide, par exemple 7 3 1990.`,
  age: msg`Vous devez avoir au moins 18 ans.`,
  password: msg`Le mot de passe doit contenir au moins 8 caractères.`,
  confirmation: msg`Les mots de passe ne correspondent pas.`,
}

const unknown = msg`Cette saisie n’est pas valide.`

/** The message for each field that is left empty, by name: it names the field. */
type Missing = Readonly<Record<string, MessageDescriptor>>

/** The message for a failed check of a field. */
function sentence(code: string, field: string, missing: Missing): MessageDescriptor {
  return (code === 'required' ? missing[field] : undefined) ?? sentences[code] ?? unknown
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The named fields of a form, in their order. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField).filter(({ name }) => name !== '')
}

/** What is in them, by name. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))
}

function isField(element: Element): element is Field {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)
}
