import { createStore, delMany, keys } from 'idb-keyval'
import * as v from 'valibot'
import { session } from '@/lib/storage'

// Drafts of unsaved input: of the back office's forms on the device, by owner and form (admin/crud/drafts), of visitors in
// the tab, by form. Passwords are never stored.

/** The drafts of the back office, in IndexedDB because a draft has files. */
export const adminDrafts = createStore('drafts', 'drafts')
/** Returns the key of a user's draft; without a form the beginning of all of them. */
export const adminDraftKey = (user: number, form = '') => `${user}:${form}`
/** The state of each list of the back office in this tab, by screen. A search may contain a name. */
export const listPrefix = 'list:admin:'
const visitorPrefix = 'draft:site:'
/** The forms whose draft is restored without asking when they are opened again. */
export const returningKey = 'drafts-to-restore'

/**
 * Erases what a user has left: the drafts of the back office, and in this tab the state of its lists. The drafts of visitors
 * and of other users stay. Drafts of an unknown user stay too: only their owner is shown them.
 */
export async function eraseDraftsOf(user: number | undefined): Promise<void> {
  session.removeAll(listPrefix)
  session.remove(returningKey)
  if (user === undefined) return
  try {
    const own = (await keys<string>(adminDrafts)).filter((key) => key.startsWith(adminDraftKey(user)))
    await delMany(own, adminDrafts)
  } catch {
    // Without IndexedDB there are none.
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
