import * as v from 'valibot'
import { type Draft, draft, eraseDraft, readDraft, writeDraft } from '@/admin/crud/form/stored-drafts'
import { reminderPrefix } from '@/auth/drafts'
import { local } from '@/lib/storage'

// A draft ends with its tab. One with a reminder is stored on the device as well, until the sign-out, which erases both.

const reminder = v.object({
  /** From which day on the dashboard shows it, as an ISO day. */
  on: v.pipe(v.string(), v.isoDate()),
  draft,
})

export interface Reminder {
  /** The form's, as in auth/drafts. */
  id: string
  on: string
  draft: Draft
}

const keyOf = (id: string, user: number) => `${reminderPrefix}${user}:${id}`

export function readReminder(id: string, user: number): Reminder | null {
  const result = v.safeParse(reminder, local.readJson(keyOf(id, user)))
  return result.success && result.output.draft.user === user ? { id, ...result.output } : null
}

/** A user's reminders on this device, the earliest first. */
export function listReminders(user: number): Reminder[] {
  const start = keyOf('', user)
  return local
    .keys(start)
    .flatMap((key) => readReminder(key.slice(start.length), user) ?? [])
    .sort((one, other) => one.on.localeCompare(other.on))
}

/** Gives false when the device could not store it. */
export function setReminder(id: string, { on, draft: stored }: Omit<Reminder, 'id'>): boolean {
  return local.write(keyOf(id, stored.user), JSON.stringify({ on, draft: stored }))
}

/** The draft of a form of the back office in this tab or with a reminder: what was typed last. */
export function latestDraft(id: string, user: number): Draft | null {
  const inTab = readDraft(id, user)
  const onDevice = readReminder(id, user)?.draft ?? null
  return inTab && (onDevice === null || inTab.at >= onDevice.at) ? inTab : onDevice
}

export function storeDraft(id: string, value: Draft): void {
  writeDraft(id, value)
  const found = readReminder(id, value.user)
  if (found) setReminder(id, { on: found.on, draft: value })
}

/** Removes a draft and its reminder. */
export function dropDraft(id: string, user: number): void {
  eraseDraft(id)
  local.remove(keyOf(id, user))
}

/** The draft stays in this tab. */
export function removeReminder(id: string, user: number): void {
  const latest = latestDraft(id, user)
  if (latest) writeDraft(id, latest)
  local.remove(keyOf(id, user))
}
