import * as v from 'valibot'
import { local, session } from '@/lib/storage'

// What was typed and not saved, stored in this tab only: the back office's forms by user, a visitor's by form. Never a
// password, and of a file only its name. A draft with a reminder is on the device as well (admin/crud/reminders).

export const officePrefix = 'draft:admin:'
/** How each list of the back office was left in this tab, by screen; a search may hold somebody's name. */
export const listPrefix = 'list:admin:'
/** The drafts with a reminder, on the device. */
export const reminderPrefix = 'reminder:admin:'
const visitorPrefix = 'draft:site:'
const returning = 'drafts-to-restore'

export const draft = v.object({
  /** Who typed it: somebody else who signs in never sees it. */
  user: v.number(),
  /** When it was last typed at, in milliseconds. */
  at: v.number(),
  values: v.record(v.string(), v.string()),
  /** The names of the files that were chosen, by field. */
  files: v.record(v.string(), v.array(v.string())),
})
export type Draft = v.InferOutput<typeof draft>

/** The draft of one form of the back office, or null; what cannot be read is none. */
export function readDraft(id: string, user: number): Draft | null {
  const result = v.safeParse(draft, session.readJson(officePrefix + id))
  return result.success && result.output.user === user ? result.output : null
}

/** A full or refused storage costs the draft, never the form. */
export function writeDraft(id: string, value: Draft): void {
  session.write(officePrefix + id, JSON.stringify(value))
}

export function eraseDraft(id: string): void {
  session.remove(officePrefix + id)
}

/** Erases every draft of the back office with its reminder, and how its lists were left; a visitor's drafts stay. */
export function eraseAllDrafts(): void {
  session.removeAll(officePrefix)
  session.removeAll(listPrefix)
  local.removeAll(reminderPrefix)
  session.remove(returning)
}

/** These forms were left against the user's will: once open again they are filled without asking. */
export function restoreOnReturn(ids: readonly string[]): void {
  if (ids.length > 0) session.write(returning, JSON.stringify(ids))
}

/** Whether this form is to be filled without asking; true once. */
export function takeReturn(id: string): boolean {
  const result = v.safeParse(v.array(v.string()), session.readJson(returning))
  const ids = result.success ? result.output : []
  if (!ids.includes(id)) return false
  session.remove(returning)
  restoreOnReturn(ids.filter((other) => other !== id))
  return true
}

/** What was typed in a visitor's form, by field. */
export type VisitorDraft = Readonly<Record<string, string>>

export function readVisitorDraft(form: string): VisitorDraft {
  const result = v.safeParse(v.record(v.string(), v.string()), session.readJson(visitorPrefix + form))
  return result.success ? result.output : {}
}

export function writeVisitorDraft(form: string, values: VisitorDraft): void {
  session.write(visitorPrefix + form, JSON.stringify({ ...readVisitorDraft(form), ...values }))
}

export function eraseVisitorDraft(form: string): void {
  session.remove(visitorPrefix + form)
}
