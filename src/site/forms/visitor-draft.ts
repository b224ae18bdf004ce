import * as v from 'valibot'
import { session } from '@/lib/storage'

// The unsaved input of visitors, by form, while the tab is open. Passwords are never stored.

const prefix = 'draft:site:'

/** The input of a visitor's form, by field. */
type VisitorDraft = Readonly<Record<string, string>>

export function readVisitorDraft(form: string): VisitorDraft {
  const result = v.safeParse(v.record(v.string(), v.string()), session.readJson(prefix + form))
  return result.success ? result.output : {}
}

export function writeVisitorDraft(form: string, values: VisitorDraft): void {
  session.write(prefix + form, JSON.stringify({ ...readVisitorDraft(form), ...values }))
}

export function eraseVisitorDraft(form: string): void {
  session.remove(prefix + form)
}
