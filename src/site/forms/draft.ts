import { readVisitorDraft, writeVisitorDraft } from '@/auth/drafts'
import { type Field, fieldsOf } from './use-checked-form'

/** Secrets are typed again: no password is ever stored. */
const secret = /password/i

export function saveFields(name: string, form: HTMLFormElement) {
  writeVisitorDraft(name, Object.fromEntries(storedFields(form).map((field) => [field.name, field.value])))
}

/** Fills the fields that are still empty; what somebody typed before the page was ready stays. */
export function restoreFields(name: string, form: HTMLFormElement) {
  const draft = readVisitorDraft(name)
  for (const field of storedFields(form)) {
    const value = draft[field.name]
    if (value !== undefined && field.value === '') field.value = value
  }
}

function storedFields(form: HTMLFormElement) {
  return fieldsOf(form).filter((field) => !secret.test(field.name) && !awaits(field))
}

/** A select whose choices are still on their way holds nothing to store, and cannot be filled. */
function awaits(field: Field) {
  return field instanceof HTMLSelectElement && field.options.length <= 1
}
