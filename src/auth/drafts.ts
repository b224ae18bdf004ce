import * as v from 'valibot'
import { local, session } from '@/lib/storage'

// Drafts of unsaved input, in the tab's storage: of the back office's forms by user, of visitors by form. Passwords are never
// stored. Drafts with a reminder and the files of drafts are also on the device (admin/crud/drafts).

export const adminDraftPrefix = 'draft:admin:'
/** The state of each list of the back office in this tab, by screen. A search may contain a name. */
export const listPrefix = 'list:admin:'
/** Drafts with a reminder, on the device. */
export const reminderPrefix = 'reminder:admin:'
/** The database with the files of drafts, on the device. */
export const draftFilesName = 'draft-files'
const visitorPrefix = 'draft:site:'
/** The forms whose draft is restored without asking when they are opened again. */
export const returningKey = 'drafts-to-restore'

/** Erases the drafts of the back office with their files and reminders, and the state of its lists; visitors' drafts stay. */
export function eraseAllDrafts(): void {
  session.removeAll(adminDraftPrefix)
  session.removeAll(listPrefix)
  local.removeAll(reminderPrefix)
  session.remove(returningKey)
  try {
    indexedDB.deleteDatabase(draftFilesName)
  } catch {
    // The browser refuses IndexedDB.
  }
}

/** Called when the session ends while forms hold input: their drafts are restored without asking. */
export function restoreOnReturn(ids: readonly string[]): void {
  session.write(returningKey, JSON.stringify(ids))
}

/** The input of a visitor's form, by field. */
type VisitorDraft = Readonly<Record<string, string>>

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
