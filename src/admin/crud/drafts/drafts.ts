import * as v from 'valibot'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { adminDraftPrefix, reminderPrefix, restoreOnReturn, returningKey } from '@/auth/drafts'
import { htmlToText } from '@/lib/html-to-text'
import { local, session } from '@/lib/storage'
import { createStore } from '@/lib/store'
import { eraseDraftFiles, type UnstoredFiles } from './draft-files'

// The unsaved input of the back office's forms, stored in this tab only (auth/drafts.ts). A draft with a reminder is on
// the device too. The sign-out erases both.

/** The form of a draft, as search parameters. */
export interface DraftPlace {
  open: 'create' | 'edit'
  /** The key of the record that is edited or copied. */
  record?: number | string | undefined
  /** Distinguishes the drafts of one form; absent from the first draft of an edited record. */
  draft?: string | undefined
  /** The id of the parent record of the list. */
  within?: number | undefined
}

const draftSchema = v.object({
  /** The id of the author; other users never see the draft. */
  user: v.number(),
  /** The time of the last change in milliseconds since 1970. */
  at: v.number(),
  values: v.record(v.string(), v.string()),
  /** The names of the chosen files, by field. */
  files: v.record(v.string(), v.array(v.string())),
})
export type Draft = v.InferOutput<typeof draftSchema>

const reminderSchema = v.object({
  /** The ISO day from which on the dashboard shows it. */
  on: v.pipe(v.string(), v.isoDate()),
  draft: draftSchema,
})

export interface StoredDraft {
  id: string
  draft: Draft
  /** The ISO day of its reminder. */
  on?: string | undefined
}

/** The key of a draft whose id has none: the first of a record, and one of a new record by an earlier release. */
const soleDraft = '0'
const copyPrefix = 'copy-'

export const newDraftKey = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 6)

export function draftIdOf(resource: string, { open, record, draft, within }: DraftPlace): string {
  const form = open === 'edit' ? String(record) : record === undefined ? 'new' : copyPrefix + String(record)
  const own = draft === undefined || draft === soleDraft ? '' : `~${draft}`
  return [resource, form + own, within].filter((part) => part !== undefined).join(':')
}

/** Returns the resource and the form of a draft, from its id. */
export function placeOfDraft(id: string): { resource: string; place: DraftPlace } {
  const [resource = '', named = '', parent] = id.split(':')
  const [form = '', draft = soleDraft] = named.split(/~(?=[^~]*$)/)
  const within = Number(parent) || undefined
  const isNew = form === 'new'
  if (!isNew && !form.startsWith(copyPrefix)) return { resource, place: { open: 'edit', record: form, draft, within } }
  const record = isNew ? undefined : form.slice(copyPrefix.length)
  return { resource, place: { open: 'create', record, draft, within } }
}

/** Returns the first text of a draft as its name; '' where all are empty. */
export function draftName(screen: ResourceDefinition, values: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(screen.fields).map(([name, { kind }]) => {
    const value = ['text', 'area', 'html', 'email', 'url'].includes(kind) && values[name]
    return typeof value === 'string' ? htmlToText(value).trim() : ''
  })
  const first = texts.find((text) => text !== '') ?? ''
  return first.length > 80 ? `${first.slice(0, 80).replace(/\s+\S*$/, '')}…` : first
}

/** Returns the key of a draft's files. */
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

/** Returns the newer of the drafts in this tab and with a reminder; null where there is none. */
export function findDraft(id: string, user: number): StoredDraft | null {
  const inTab = readDraft(id, user)
  const reminder = readReminder(id, user)
  const draft = inTab && !(reminder && reminder.draft.at > inTab.at) ? inTab : reminder?.draft
  return draft ? { id, draft, on: reminder?.on } : null
}

/** Returns a user's drafts in this tab and with reminders, the newest first. */
export function listDrafts(user: number): StoredDraft[] {
  const start = reminderKey('', user)
  const inTab = session.keys(adminDraftPrefix).map((key) => key.slice(adminDraftPrefix.length))
  const onDevice = local.keys(start).map((key) => key.slice(start.length))
  return [...new Set([...inTab, ...onDevice])]
    .flatMap((id) => findDraft(id, user) ?? [])
    .sort((one, other) => other.draft.at - one.draft.at)
}

/** Returns the drafts of a form, the newest first: of an edited record all of them, unless the place names one. */
export function draftsOf(resource: string, place: DraftPlace, user: number): StoredDraft[] {
  const own = draftIdOf(resource, place)
  const takesAll = place.open === 'edit' && place.draft === undefined
  return listDrafts(user).filter(({ id }) => {
    const of = placeOfDraft(id)
    return id === own || (takesAll && draftIdOf(of.resource, { ...of.place, draft: undefined }) === own)
  })
}

/** The parts of the open form that could not be stored: its text, some of its files. */
export const notStored = createStore<{ text?: boolean; files?: UnstoredFiles | undefined }>({})

/** Returns false where neither the tab nor the device has room for the draft. */
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

/** Returns false when the device could not store the reminder. */
export function setReminder(id: string, reminder: v.InferOutput<typeof reminderSchema>): boolean {
  return local.write(reminderKey(id, reminder.draft.user), JSON.stringify(reminder))
}

/** Removes the reminder of a draft, which stays in this tab. */
export function removeReminder(id: string, user: number): void {
  const found = findDraft(id, user)
  if (found) session.write(adminDraftPrefix + id, JSON.stringify(found.draft))
  local.remove(reminderKey(id, user))
}

/** Whether this form is restored without asking after a sign-in; true only once. */
export function takeReturn(id: string): boolean {
  const ids = v.parse(v.fallback(v.array(v.string()), []), session.readJson(returningKey))
  if (!ids.includes(id)) return false
  restoreOnReturn(ids.filter((other) => other !== id))
  return true
}
