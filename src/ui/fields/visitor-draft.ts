import { useMemo } from 'react'
import * as v from 'valibot'
import { session } from '@/lib/storage'
import { type FormDraft, fieldsOf } from './use-checked-form'

// The unsaved input of visitors, by form, while the tab is open.
const draftPrefix = 'draft:site:'

/** How long a draft is read, in milliseconds: the next person in the same tab may be another one. */
const maxAgeMs = 30 * 60_000

/** The names of fields that are never stored. */
const secret = /password/i

/** The values by field, and when they were typed. */
const visitorDraft = v.object({ typedAt: v.number(), values: v.record(v.string(), v.string()) })

export const useVisitorDraft = (name: string): FormDraft & { forget: () => void } =>
  useMemo(
    () => ({
      restore: (form) => restoreFields(name, form),
      store: (form) => storeFields(name, form),
      forget: () => session.remove(draftPrefix + name),
    }),
    [name],
  )

/** Returns the stored input of a visitor's form, by field. */
export function readVisitorDraft(name: string): Readonly<Record<string, string>> {
  const result = v.safeParse(visitorDraft, session.readJson(draftPrefix + name))
  if (result.success && Date.now() - result.output.typedAt < maxAgeMs) return result.output.values
  session.remove(draftPrefix + name)
  return {}
}

function storeFields(name: string, form: HTMLFormElement) {
  const values = Object.fromEntries(storedFields(form).map((field) => [field.name, field.value]))
  const draft = { typedAt: Date.now(), values: { ...readVisitorDraft(name), ...values } }
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
  return fieldsOf(form).filter((field) => !secret.test(field.name) && !isEmptySelect(field))
}

/** Returns whether a select has no options yet: it can be neither stored nor filled. */
function isEmptySelect(field: Element) {
  return field instanceof HTMLSelectElement && field.options.length <= 1
}
