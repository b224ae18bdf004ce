import { type Field, fieldsOf } from './use-checked-form'

/** What was typed in a form, by field, kept in sessionStorage so that a reload or a change of language loses nothing. */
export type Draft = Readonly<Record<string, string>>

/** Secrets are typed again: no password is ever kept. */
const secret = /password/i

export function readDraft(name: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(name)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

export function keepDraft(name: string, form: HTMLFormElement) {
  const typed = keptFields(form).map((field) => [field.name, field.value])
  try {
    sessionStorage.setItem(key(name), JSON.stringify({ ...readDraft(name), ...Object.fromEntries(typed) }))
  } catch {
    // Refused or full: a reload then costs what was typed.
  }
}

export function eraseDraft(name: string) {
  try {
    sessionStorage.removeItem(key(name))
  } catch {
    // Nothing is kept where nothing can be removed.
  }
}

/** Fills the fields that are still empty; what somebody typed before the page was ready stays. */
export function restoreDraft(name: string, form: HTMLFormElement) {
  const kept = readDraft(name)
  for (const field of keptFields(form)) {
    const value = kept[field.name]
    if (value !== undefined && field.value === '') field.value = value
  }
}

function keptFields(form: HTMLFormElement) {
  return fieldsOf(form).filter((field) => !secret.test(field.name) && !awaits(field))
}

/** A select whose choices are still on their way holds nothing to keep, and cannot be filled. */
function awaits(field: Field) {
  return field instanceof HTMLSelectElement && field.options.length <= 1
}

const key = (name: string) => `draft:${name}`
