import * as v from 'valibot'
import { local, session } from '@/lib/storage'

// What was typed and not saved, stored in this tab only: the back office's forms by user, a visitor's by form. Never a
// password. A draft with a reminder is on the device as well, and so are the files of drafts (admin/crud/drafts).

export const adminDraftPrefix = 'draft:admin:'
/** How each list of the back office was left in this tab, by screen; a search may hold somebody's name. */
export const listPrefix = 'list:admin:'
/** The drafts with a reminder, on the device. */
export const reminderPrefix = 'reminder:admin:'
/** The database with the files of drafts, on the device. */
export const draftFilesName = 'draft-files'
const visitorPrefix = 'draft:site:'
/** The forms to fill without asking once they are open again. */
export const returningKey = 'drafts-to-restore'

/** Erases every draft of the back office with its files and reminder, and how its lists were left; a visitor's stay. */
export function eraseAllDrafts(): void {
  session.removeAll(adminDraftPrefix)
  session.removeAll(listPrefix)
  local.removeAll(reminderPrefix)
  session.remove(returningKey)
  try {
    indexedDB.deleteDatabase(draftFilesName)
  } catch {
    // The browser stores nothing here.
  }
}

/** These forms were left against the user's will: once open again they are filled without asking. */
export function restoreOnReturn(ids: readonly string[]): void {
  session.write(returningKey, JSON.stringify(ids))
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
