import { del, entries, set } from 'idb-keyval'
import * as v from 'valibot'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Snapshot } from '@/admin/crud/record/values'
import { adminDraftKey, adminDrafts, restoreOnReturn, returningKey } from '@/auth/drafts'
import { htmlToText } from '@/lib/html-to-text'
import { session } from '@/lib/storage'
import { createStore } from '@/lib/store'

// The unsaved input of the back office's forms: a record per draft in IndexedDB (auth/drafts.ts). The owner's sign-out erases
// them.

/** The maximum size of the files of one draft together, in bytes. */
export const maxDraftBytes = 30_000_000

/** The form of a draft, as search parameters. */
export interface FormTarget {
  open: 'create' | 'edit'
  /** The key of the record that is edited or copied. */
  record?: number | string | undefined
  /** Its id, where the key is a slug. */
  id?: number | string | undefined
  /** Distinguishes the drafts of one form. */
  draft?: string | undefined
  /** The id of the parent record of the list. */
  within?: number | undefined
}

const textByField = v.record(v.string(), v.string())

const buffer = v.custom<ArrayBuffer>((bytes) => String(bytes) === '[object ArrayBuffer]')

const draftSchema = v.object({
  id: v.string(),
  /** The id of the edited or copied record, where its key is a slug, which may have changed since. */
  recordId: v.optional(v.union([v.string(), v.number()])),
  /** The id of the owner; other users never see the draft. */
  user: v.number(),
  /** The time of the last change in milliseconds since 1970. */
  at: v.number(),
  values: textByField,
  /** The record as it was opened, which a restored form is compared with; empty for a new record. */
  base: textByField,
  /** The chosen files by field, as bytes, because some browsers lose a stored File. */
  files: v.record(
    v.string(),
    v.array(v.object({ name: v.string(), type: v.string(), lastModified: v.number(), bytes: buffer })),
  ),
  /** The names of the chosen files that were not stored, by field. */
  missing: v.record(v.string(), v.array(v.string())),
})
export type Draft = v.InferOutput<typeof draftSchema>
type StoredFile = Draft['files'][string][number]

const copyPrefix = 'copy-'

export const newDraftKey = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 6)

export function draftIdOf(resource: string, { open, record, draft, within }: FormTarget): string {
  const form = open === 'edit' ? String(record) : record === undefined ? 'new' : copyPrefix + String(record)
  const own = draft === undefined ? form : `${form}~${draft}`
  return [resource, own, within].filter((part) => part !== undefined).join(':')
}

/** Returns the resource and the form of a draft, from its id. */
export function targetOfDraft(id: string): { resource: string; target: FormTarget } {
  const [resource = '', named = '', parent] = id.split(':')
  const [form = '', draft] = named.split(/~(?=[^~]*$)/)
  const within = Number(parent) || undefined
  const isNew = form === 'new'
  if (!isNew && !form.startsWith(copyPrefix)) return { resource, target: { open: 'edit', record: form, draft, within } }
  const record = isNew ? undefined : form.slice(copyPrefix.length)
  return { resource, target: { open: 'create', record, draft, within } }
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

/** Returns a user's drafts, the newest first; none where the device refuses to read them. */
export async function listDrafts(user: number): Promise<Draft[]> {
  try {
    return (await entries<string, unknown>(adminDrafts))
      .flatMap(([key, value]) => {
        const { success, output } = v.safeParse(draftSchema, value)
        return success && key === adminDraftKey(user, output.id) ? [output] : []
      })
      .sort((one, other) => other.at - one.at)
  } catch {
    return []
  }
}

/** Returns the drafts of a form, the newest first: of an edited record all of them, unless the target names one. */
export async function draftsOf(resource: string, target: FormTarget, user: number): Promise<Draft[]> {
  const own = draftIdOf(resource, target)
  const takesAll = target.open === 'edit' && target.draft === undefined
  return (await listDrafts(user)).filter(({ id, recordId }) => {
    const { resource: of, target: drafted } = targetOfDraft(id)
    const isSameRecord = recordId !== undefined && String(recordId) === String(target.id)
    const form = isSameRecord ? { ...drafted, record: target.record } : drafted
    return draftIdOf(of, form) === own || (takesAll && draftIdOf(of, { ...form, draft: undefined }) === own)
  })
}

/** The parts of a draft that are not stored: its text, some of its files (beyond `maxDraftBytes`, or refused by the device). */
export interface NotStored {
  text?: boolean
  files?: { why: 'weight' | 'storage'; names: readonly string[] }
}

/** The parts of the open form that are not stored. */
export const notStored = createStore<NotStored>({})

/** Resolves once the draft of the open form has the latest input, or was refused by the device (`notStored`). */
export const draftWritten = createStore<{ wait: () => Promise<void> }>({ wait: async () => {} })

export interface NewDraft {
  id: string
  recordId: Draft['recordId']
  user: number
  values: Record<string, string>
  base: Snapshot
  files: Readonly<Record<string, readonly File[]>>
  missing: Draft['missing']
}

/** The bytes of the files of an open form, each read once: each key press stores the draft again. */
export type ReadFiles = Map<File, Promise<StoredFile | undefined>>

/** Stores a draft, unless it `isWanted` no more once its files are read. Resolves to what was not stored. */
export async function storeDraft(
  { files, ...draft }: NewDraft,
  isWanted: () => boolean,
  reads: ReadFiles,
): Promise<NotStored> {
  const read = await readFiles(files, reads)
  const store = (part: Pick<Draft, 'files' | 'missing'>) =>
    putDraft({ ...draft, at: Date.now(), files: part.files, missing: { ...draft.missing, ...part.missing } }).then(
      () => true,
      () => false,
    )
  if (!isWanted() || (await store(read))) return read.unstored
  const names = Object.values(files).flatMap(namesOf)
  const missing = Object.fromEntries(Object.entries(files).map(([field, chosen]) => [field, namesOf(chosen)]))
  const isTextStored = names.length > 0 && isWanted() && (await store({ files: {}, missing }))
  return isTextStored ? { files: { why: 'storage', names } } : { text: true }
}

/** Stores a draft as it is. Rejects where the device refuses it. */
export async function putDraft(draft: Draft): Promise<void> {
  await set(adminDraftKey(draft.user, draft.id), draft, adminDrafts)
}

export async function dropDraft(id: string, user: number): Promise<void> {
  try {
    await del(adminDraftKey(user, id), adminDrafts)
  } catch {
    // Without IndexedDB there is none.
  }
}

/** Returns the files of a field of a draft. */
export const draftFiles = (draft: Draft, field: string) =>
  (draft.files[field] ?? []).map(({ name, bytes, ...kind }) => new File([bytes], name, kind))

/** Returns the stored form of files, by field, up to `maxDraftBytes`, and those that are left out. */
async function readFiles(files: NewDraft['files'], reads: ReadFiles) {
  const stored: Draft['files'] = {}
  const missing: Draft['missing'] = {}
  let why: 'weight' | 'storage' = 'weight'
  let room = maxDraftBytes
  for (const [field, chosen] of Object.entries(files)) {
    for (const file of chosen) {
      const read = file.size > room ? undefined : await readOnce(file, reads)
      if (read === undefined) {
        if (file.size <= room) why = 'storage'
        missing[field] = [...(missing[field] ?? []), file.name]
        continue
      }
      room -= file.size
      stored[field] = [...(stored[field] ?? []), read]
    }
  }
  const names = Object.values(missing).flat()
  const unstored: NotStored = names.length > 0 ? { files: { why, names } } : {}
  return { files: stored, missing, unstored }
}

/** Resolves to the stored form of a file, undefined where it cannot be read. */
function readOnce(file: File, reads: ReadFiles): Promise<StoredFile | undefined> {
  const { name, type, lastModified } = file
  const read =
    reads.get(file) ??
    file.arrayBuffer().then(
      (bytes) => ({ name, type, lastModified, bytes }),
      () => undefined,
    )
  reads.set(file, read)
  return read
}

const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name)

/** Whether this form is restored without asking after a sign-in; true only once. */
export function takeReturn(id: string): boolean {
  const ids = v.parse(v.fallback(v.array(v.string()), []), session.readJson(returningKey))
  if (!ids.includes(id)) return false
  restoreOnReturn(ids.filter((other) => other !== id))
  return true
}
