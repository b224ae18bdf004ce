import { createStore, delMany, getMany, keys, setMany } from 'idb-keyval'
import * as v from 'valibot'

// The unsaved input of the back office's forms, by owner: on the device, in IndexedDB because a draft has files. The bytes of a
// file are stored once, under a key of their own: neither a list of drafts nor a key press reads or writes them.

export const draftStore = createStore('drafts', 'drafts')

/** The maximum size of the files of one draft together, in bytes. */
export const maxDraftBytes = 30_000_000

const recordKey = v.optional(v.union([v.string(), v.number()]))
const textByField = v.record(v.string(), v.string())

const schema = v.object({
  /** Its name among the drafts of its owner, also in the address of its form. */
  key: v.string(),
  /** The id of the owner; other users never see the draft. */
  user: v.number(),
  /** The time of the last change in milliseconds since 1970. */
  at: v.number(),
  /** Its first words; '' where nothing is typed. */
  name: v.string(),
  /** The form: its resource, the key of the record that is edited or copied with its id where that is a slug, the parent of the list. */
  resource: v.string(),
  open: v.picklist(['create', 'edit']),
  record: recordKey,
  id: recordKey,
  within: v.optional(v.number()),
  values: textByField,
  /** The record as it was opened, which a restored form is compared with; empty for a new record. */
  base: textByField,
  /** The chosen files by field. Their bytes are stored under the key of each. */
  files: v.record(
    v.string(),
    v.array(v.object({ key: v.string(), name: v.string(), type: v.string(), lastModified: v.number() })),
  ),
  /** The names of the chosen files that were not stored, by field. */
  missing: v.record(v.string(), v.array(v.string())),
})
export type Draft = v.InferOutput<typeof schema>

type StoreKey = readonly [user: number, draft: string, file?: string]

const storeKeyOf = ({ user, key }: Pick<Draft, 'user' | 'key'>, file?: string): IDBValidKey & StoreKey =>
  file === undefined ? [user, key] : [user, key, file]

/** A name that no other draft has, or file of a draft. */
export const newKey = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 6)

/** Returns the keys of a user's drafts and files, of one draft where it is named. */
async function keysOf(user: number, draft?: string): Promise<(IDBValidKey & StoreKey)[]> {
  const all = await keys<IDBValidKey & StoreKey>(draftStore)
  return all.filter((key) => key[0] === user && (draft === undefined || key[1] === draft))
}

/** Returns a user's drafts, the newest first; none where the device refuses to read them. */
export async function listDrafts(user: number): Promise<Draft[]> {
  try {
    const own = (await keysOf(user)).filter(({ length }) => length === 2)
    return (await getMany<unknown>(own, draftStore))
      .flatMap((value) => {
        const { success, output } = v.safeParse(schema, value)
        return success ? [output] : []
      })
      .sort((one, other) => other.at - one.at)
  } catch {
    return []
  }
}

/** The keys of the files of an open form that are stored: each is written once. */
export type StoredFiles = Map<File, string>

/** Returns the files of a draft by field, and the names of those that cannot be read; notes the others as stored. */
export async function readFiles(draft: Draft, stored: StoredFiles): Promise<Pick<NewDraft, 'files' | 'missing'>> {
  const chosen = Object.entries(draft.files).flatMap(([field, refs]) => refs.map((ref) => ({ field, ref })))
  const bytes = await getMany<ArrayBuffer | undefined>(
    chosen.map(({ ref }) => storeKeyOf(draft, ref.key)),
    draftStore,
  ).catch(() => [])
  const read = chosen.map(({ field, ref: { key, name, ...kind } }, index) => {
    const own = bytes[index]
    return { field, key, name, file: own && new File([own], name, kind) }
  })
  for (const { file, key } of read) if (file) stored.set(file, key)
  const lost = byField(read.filter(({ file }) => file === undefined))(({ name }) => name)
  return {
    files: byField(read.flatMap(({ field, file }) => (file ? [{ field, file }] : [])))(({ file }) => file),
    missing: { ...draft.missing, ...lost },
  }
}

/** The parts of a draft that are not stored: its text, some of its files (beyond `maxDraftBytes`, or refused by the device). */
export interface NotStored {
  text?: boolean
  files?: { why: 'weight' | 'storage'; names: readonly string[] }
}

export interface NewDraft extends Omit<Draft, 'at' | 'files'> {
  files: Readonly<Record<string, readonly File[]>>
}

/** A chosen file of a draft; `bytes` where they are not stored yet. */
interface Chosen {
  field: string
  file: File
  key: string
  bytes?: ArrayBuffer | undefined
}

/** Stores a draft, unless it `isWanted` no more once its files are read. Resolves to what was not stored. */
export async function storeDraft(
  { files, ...draft }: NewDraft,
  stored: StoredFiles,
  isWanted: () => boolean,
): Promise<NotStored> {
  const { taken, left, why } = await takeFiles(files, stored)
  async function put(kept: readonly Chosen[], lost: readonly Omit<Chosen, 'key'>[], reason = why): Promise<NotStored> {
    if (!isWanted()) return {}
    const whole: Draft = {
      ...draft,
      at: Date.now(),
      files: byField(kept)(({ key, file: { name, type, lastModified } }) => ({ key, name, type, lastModified })),
      missing: { ...draft.missing, ...byField(lost)(({ file }) => file.name) },
    }
    const bytes = kept.flatMap((one): [IDBValidKey, ArrayBuffer][] =>
      one.bytes ? [[storeKeyOf(draft, one.key), one.bytes]] : [],
    )
    await setMany([[storeKeyOf(draft), whole], ...bytes], draftStore)
    await forgetAllBut(kept)
    return lost.length > 0 ? { files: { why: reason, names: lost.map(({ file }) => file.name) } } : {}
  }
  async function forgetAllBut(kept: readonly Chosen[]) {
    for (const { file, key } of kept) stored.set(file, key)
    const used = new Set(kept.map(({ key }) => key))
    const unused = [...stored].filter(([, key]) => !used.has(key))
    for (const [file] of unused) stored.delete(file)
    if (unused.length > 0)
      await delMany(
        unused.map(([, key]) => storeKeyOf(draft, key)),
        draftStore,
      )
  }
  const isStored = ({ bytes }: Chosen) => bytes === undefined
  return put(taken, left)
    .catch(() => put(taken.filter(isStored), [...taken.filter((one) => !isStored(one)), ...left], 'storage'))
    .catch(() => ({ text: true }))
}

/** Reads the files that are not stored yet; those beyond `maxDraftBytes`, and those that cannot be read, are `left`. */
async function takeFiles(files: NewDraft['files'], stored: StoredFiles) {
  const taken: Chosen[] = []
  const left: { field: string; file: File }[] = []
  let why: 'weight' | 'storage' = 'weight'
  let room = maxDraftBytes
  const chosen = Object.entries(files).flatMap(([field, own]) => own.map((file) => ({ field, file })))
  for (const { field, file } of chosen) {
    const key = stored.get(file)
    const fits = file.size <= room
    const bytes = fits && key === undefined ? await file.arrayBuffer().catch(() => undefined) : undefined
    if (fits && (key !== undefined || bytes)) {
      taken.push({ field, file, key: key ?? newKey(), bytes })
      room -= file.size
    } else {
      left.push({ field, file })
      if (fits) why = 'storage'
    }
  }
  return { taken, left, why }
}

/** Returns a function that collects a value of each item by the item's field. */
const byField =
  <Item extends { field: string }>(items: readonly Item[]) =>
  <Part>(part: (item: Item) => Part): Record<string, Part[]> => {
    const found: Record<string, Part[]> = {}
    for (const item of items) found[item.field] = [...(found[item.field] ?? []), part(item)]
    return found
  }

/** Erases a draft with its files. */
export async function eraseDraft({ user, key }: Pick<Draft, 'user' | 'key'>): Promise<void> {
  try {
    await delMany(await keysOf(user, key), draftStore)
  } catch {
    // Without IndexedDB there is none.
  }
}

/** Reads a draft with its files. Resolves to a function that stores it again, which rejects where the device refuses. */
export async function copyDraft({ user, key }: Pick<Draft, 'user' | 'key'>): Promise<() => Promise<void>> {
  const own = await keysOf(user, key).catch(() => [])
  const found = await getMany<unknown>(own, draftStore).catch(() => [])
  return () =>
    setMany(
      own.map((each, index) => [each, found[index]]),
      draftStore,
    )
}

/** Erases all drafts of a user; those of others stay. */
export async function eraseDraftsOf(user: number): Promise<void> {
  try {
    await delMany(await keysOf(user), draftStore)
  } catch {
    // Without IndexedDB there are none.
  }
}
