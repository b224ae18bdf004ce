import { createStore, del, delMany, getMany, keys, set } from 'idb-keyval'
import * as v from 'valibot'
import { within } from '@/lib/within'

// The unsaved text of the back office's forms, by owner: on the device, in IndexedDB, which a form never waits for longer than
// `patienceMs`. Files are not stored; their names are.

export const draftStore = createStore('drafts', 'drafts')

/** How long a form that opens or is left waits for the device's storage, in milliseconds. */
const patienceMs = 1000

const textByField = v.record(v.string(), v.string())

const schema = v.object({
  /** The name of the draft among those of its owner, also in the address of its form. */
  key: v.string(),
  /** The id of the owner; other users never see the draft. */
  user: v.number(),
  /** The time of the last change in milliseconds since 1970. */
  at: v.number(),
  /** The first words of the draft; '' where nothing is typed. */
  name: v.string(),
  /** The form: its resource, the id of the edited record, the parent of the list. */
  resource: v.string(),
  open: v.picklist(['create', 'edit']),
  record: v.optional(v.number()),
  within: v.optional(v.number()),
  values: textByField,
  /** The record as it was opened, which a restored form is compared with; empty for a new record. */
  base: textByField,
  /** The names of the chosen files, by field. */
  files: v.record(v.string(), v.array(v.string())),
})
export type Draft = v.InferOutput<typeof schema>

type StoreKey = readonly [user: number, draft: string]

const storeKeyOf = ({ user, key }: Pick<Draft, 'user' | 'key'>): IDBValidKey & StoreKey => [user, key]

/** A name that no other draft has. */
export const newKey = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 6)

async function keysOf(user: number): Promise<(IDBValidKey & StoreKey)[]> {
  return (await keys<IDBValidKey & StoreKey>(draftStore)).filter(([owner]) => owner === user)
}

/** Returns a user's drafts, the newest first; none where the device refuses to read them, or does not answer in time. */
export async function listDrafts(user: number): Promise<Draft[]> {
  const read = async () => getMany<unknown>(await keysOf(user), draftStore)
  const stored = await attempt(read)
  return (stored ?? []).filter((value) => v.is(schema, value)).sort((one, other) => other.at - one.at)
}

/** Stores a draft as changed now; resolves to whether the device has it. */
export async function storeDraft(draft: Omit<Draft, 'at'>): Promise<boolean> {
  const isStored = await attempt(async () => {
    await set(storeKeyOf(draft), { ...draft, at: Date.now() }, draftStore)
    return true
  })
  return isStored ?? false
}

export async function eraseDraft(draft: Pick<Draft, 'user' | 'key'>): Promise<void> {
  await attempt(async () => del(storeKeyOf(draft), draftStore))
}

/** Erases a draft unless a form has it open in another tab. */
export async function eraseClosedDraft(draft: Pick<Draft, 'user' | 'key'>): Promise<void> {
  const release = await takeDraft(draft.key)
  if (release) await eraseDraft(draft).then(release)
}

/** Erases all drafts of a user; those of others stay. */
export async function eraseDraftsOf(user: number): Promise<void> {
  await attempt(async () => delMany(await keysOf(user), draftStore))
}

/** Resolves to the result of some work of the device's storage; to undefined where it fails or does not answer in time. */
const attempt = <Result>(work: () => Promise<Result>) =>
  within(
    patienceMs,
    work().catch(() => undefined),
  )

/** Returns the locks that all tabs share; undefined without TLS and in old browsers. */
const tabLocks = () => (navigator as Partial<Navigator>).locks

const lockName = (key: string) => `draft ${key}`

/**
 * Takes a draft for this tab until the returned function is called or the tab ends; resolves to undefined where another tab has
 * it. Nobody waits for the other tab. A browser without locks gives it to every tab.
 */
export function takeDraft(key: string): Promise<(() => void) | undefined> {
  const locks = tabLocks()
  if (locks === undefined) return Promise.resolve(() => undefined)
  return new Promise((resolve) => {
    locks
      .request(lockName(key), { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>((release) => resolve(() => release())) : resolve(undefined),
      )
      .catch(() => resolve(() => undefined))
  })
}

/** Returns the drafts of a list that no form has open, in any tab. */
export async function closedDrafts(drafts: readonly Draft[]): Promise<readonly Draft[]> {
  const { held = [] } = (await tabLocks()?.query()) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return drafts.filter(({ key }) => !names.has(lockName(key)))
}
