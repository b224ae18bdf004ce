import * as v from 'valibot'
import { officePrefix, restoreOnReturn, returningKey } from '@/auth/drafts'
import { session } from '@/lib/storage'

// What was typed in a form of the back office and not saved, stored in this tab only (auth/drafts.ts).

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

/** The draft of one form, or null; what cannot be read is none. */
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

/** Whether this form is to be filled without asking; true once. */
export function takeReturn(id: string): boolean {
  const result = v.safeParse(v.array(v.string()), session.readJson(returningKey))
  const ids = result.success ? result.output : []
  if (!ids.includes(id)) return false
  restoreOnReturn(ids.filter((other) => other !== id))
  return true
}
