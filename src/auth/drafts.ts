import * as v from 'valibot'

// What was typed and not saved, kept in this tab only. Never a password, and of a file only its name.

const prefix = 'draft:'
const returning = 'drafts-to-restore'

const draft = v.object({
  /** Who typed it: somebody else who signs in never sees it. */
  user: v.number(),
  /** When it was last typed at, in milliseconds. */
  at: v.number(),
  values: v.record(v.string(), v.string()),
  /** The names of the files that were chosen, by field. */
  files: v.record(v.string(), v.array(v.string())),
})
export type Draft = v.InferOutput<typeof draft>

/** The draft of one form, or null; what cannot be read is erased. */
export function readDraft(id: string, user: number): Draft | null {
  const result = v.safeParse(draft, parsed(get(prefix + id)))
  return result.success && result.output.user === user ? result.output : null
}

export function writeDraft(id: string, value: Draft): void {
  try {
    sessionStorage.setItem(prefix + id, JSON.stringify(value))
  } catch {
    // A full or refused storage costs the draft, never the form.
  }
}

export function eraseDraft(id: string): void {
  remove(prefix + id)
}

export function eraseAllDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix) || key === returning)
    for (const key of keys) sessionStorage.removeItem(key)
  } catch {
    // Nothing is kept where storage is refused.
  }
}

/** These forms were left against the reader's will: once open again they are filled without asking. */
export function restoreOnReturn(ids: readonly string[]): void {
  try {
    if (ids.length > 0) sessionStorage.setItem(returning, JSON.stringify(ids))
  } catch {
    // The draft is then offered instead of restored.
  }
}

/** Whether this form is to be filled without asking; true once. */
export function takeReturn(id: string): boolean {
  const result = v.safeParse(v.array(v.string()), parsed(get(returning)))
  const ids = result.success ? result.output : []
  if (!ids.includes(id)) return false
  const others = ids.filter((other) => other !== id)
  remove(returning)
  restoreOnReturn(others)
  return true
}

function get(key: string) {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function remove(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing is kept where storage is refused.
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
