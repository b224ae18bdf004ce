import * as v from 'valibot'
import type { Screen } from '@/admin/crud/definition/definition'
import { adminDraftPrefix, reminderPrefix, restoreOnReturn, returningKey } from '@/auth/drafts'
import { htmlToText } from '@/lib/html-to-text'
import { local, session } from '@/lib/storage'
import { createStore } from '@/lib/store'
import { eraseDraftFiles, type UnstoredFiles } from './draft-files'

// What was typed in a form of the back office and not saved, stored in this tab only (auth/drafts.ts). A draft with a
// reminder is on the device as well, until the sign-out, which erases both.

/** The form that a draft belongs to, as an address opens it. */
export interface DraftPlace {
  open: 'create' | 'edit'
  /** The key of the record that is edited or copied. */
  record?: number | string | undefined
  /** Tells drafts of one form apart; absent from the usual draft of a record that is edited. */
  draft?: string | undefined
  /** The record its list belongs to. */
  within?: number | undefined
}

const draftSchema = v.object({
  /** Who typed it: somebody else who signs in never sees it. */
  user: v.number(),
  /** When it was last typed at, in milliseconds. */
  at: v.number(),
  values: v.record(v.string(), v.string()),
  /** The names of the files that were chosen, by field. */
  files: v.record(v.string(), v.array(v.string())),
})
export type Draft = v.InferOutput<typeof draftSchema>

const reminderSchema = v.object({
  /** From which day on the dashboard shows it, as an ISO day. */
  on: v.pipe(v.string(), v.isoDate()),
  draft: draftSchema,
})

export interface StoredDraft {
  id: string
  draft: Draft
  /** The day of its reminder. */
  on?: string | undefined
}

/** Names the draft without a key of its own: the first of a record, and of a new one as an earlier release stored it. */
const soleDraft = '0'
const copyPrefix = 'copy-'

export const newDraftKey = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 6)

export function draftIdOf(resource: string, { open, record, draft, within }: DraftPlace): string {
  const form = open === 'edit' ? String(record) : record === undefined ? 'new' : copyPrefix + String(record)
  const own = draft === undefined || draft === soleDraft ? '' : `~${draft}`
  return [resource, form + own, within].filter((part) => part !== undefined).join(':')
}

/** Where a draft belongs by its id, and its resource. */
export function placeOfDraft(id: string): { resource: string; place: DraftPlace } {
  const [resource = '', named = '', parent] = id.split(':')
  const [form = '', draft = soleDraft] = named.split(/~(?=[^~]*$)/)
  const within = Number(parent) || undefined
  const isNew = form === 'new'
  if (!isNew && !form.startsWith(copyPrefix)) return { resource, place: { open: 'edit', record: form, draft, within } }
  const record = isNew ? undefined : form.slice(copyPrefix.length)
  return { resource, place: { open: 'create', record, draft, within } }
}

/** What a draft is called: its first text, which is the title where there is one; '' where there is none. */
export function draftName(screen: Screen, values: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(screen.fields).map(([name, { kind }]) => {
    const value = ['text', 'area', 'html', 'email', 'url'].includes(kind) && values[name]
    return typeof value === 'string' ? htmlToText(value).trim() : ''
  })
  const first = texts.find((text) => text !== '') ?? ''
  return first.length > 80 ? `${first.slice(0, 80).replace(/\s+\S*$/, '')}…` : first
}

/** Names the files of a draft. */
export const fileKey = (id: string, user: number) => `${user}:${id}`
const reminderKey = (id: string, user: number) => reminderPrefix + fileKey(id, user)

function readDraft(id: string, user: number): Draft | null {
  const result = v.safeParse(draftSchema, session.readJson(adminDraftPrefix + id))
  return result.success && result.output.user === user ? result.output : null
}

function readReminder(id: string, user: number): v.InferOutput<typeof reminderSchema> | null {
  const result = v.safeParse(reminderSchema, local.readJson(reminderKey(id, user)))
  return result.success && result.output.draft.user === user ? result.output : null
}

/** The draft of this id in this tab or with a reminder: what was typed last; null for one that cannot be read. */
export function findDraft(id: string, user: number): StoredDraft | null {
  const inTab = readDraft(id, user)
  const reminder = readReminder(id, user)
  const draft = inTab && !(reminder && reminder.draft.at > inTab.at) ? inTab : reminder?.draft
  return draft ? { id, draft, on: reminder?.on } : null
}

/** A user's drafts in this tab and with reminders, the newest first. */
export function listDrafts(user: number): StoredDraft[] {
  const start = reminderKey('', user)
  const inTab = session.keys(adminDraftPrefix).map((key) => key.slice(adminDraftPrefix.length))
  const onDevice = local.keys(start).map((key) => key.slice(start.length))
  return [...new Set([...inTab, ...onDevice])]
    .flatMap((id) => findDraft(id, user) ?? [])
    .sort((one, other) => other.draft.at - one.draft.at)
}

/** The drafts that a form opens with, the newest first: its own, or for a record that is edited all of them. */
export function draftsOf(resource: string, place: DraftPlace, user: number): StoredDraft[] {
  const own = draftIdOf(resource, place)
  const isOneOf = (id: string) =>
    place.open === 'edit' &&
    place.draft === undefined &&
    draftIdOf(resource, { ...placeOfDraft(id).place, draft: undefined }) === own &&
    placeOfDraft(id).resource === resource
  return listDrafts(user).filter(({ id }) => id === own || isOneOf(id))
}

/** What of the open form the device has no room for or refuses: its text, some of its files. */
export const notStored = createStore<{ text?: boolean; files?: UnstoredFiles | undefined }>({})

/** Gives false where neither the tab nor the device has room for it. */
export function storeDraft(id: string, draft: Draft): boolean {
  const isInTab = session.write(adminDraftPrefix + id, JSON.stringify(draft))
  const reminder = readReminder(id, draft.user)
  return reminder ? setReminder(id, { on: reminder.on, draft }) || isInTab : isInTab
}

/** Removes a draft with its files and its reminder. */
export function dropDraft(id: string, user: number): void {
  session.remove(adminDraftPrefix + id)
  local.remove(reminderKey(id, user))
  eraseDraftFiles(fileKey(id, user))
}

/** Gives false when the device could not store it. */
export function setReminder(id: string, reminder: v.InferOutput<typeof reminderSchema>): boolean {
  return local.write(reminderKey(id, reminder.draft.user), JSON.stringify(reminder))
}

/** The draft stays in this tab. */
export function removeReminder(id: string, user: number): void {
  const found = findDraft(id, user)
  if (found) session.write(adminDraftPrefix + id, JSON.stringify(found.draft))
  local.remove(reminderKey(id, user))
}

/** Whether this form is to be filled without asking; true once. */
export function takeReturn(id: string): boolean {
  const result = v.safeParse(v.array(v.string()), session.readJson(returningKey))
  const ids = result.success ? result.output : []
  if (!ids.includes(id)) return false
  restoreOnReturn(ids.filter((other) => other !== id))
  return true
}
