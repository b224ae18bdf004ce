import * as v from 'valibot'
import type { Screen } from '@/admin/crud/definition/definition'
import { journalKey } from '@/auth/admin-journal'
import { local } from '@/lib/storage'
import { createDeviceList } from './device-list'
import { isSame, type Snapshot } from './snapshot'
import type { Done } from './write'

// What was done in the back office, to take it back: all of it for as long as the tab lives, and the last 50 actions on
// the device until the sign-out. Whoever writes records it by `recordActions` of this module, a run over many records by
// one action of its own.

/** Actions that are stored on the device, at most. */
const maxEntries = 50

const texts = v.nullable(v.record(v.string(), v.string()))
const entry = v.object({
  id: v.string(),
  /** What was done together is one action, and is taken back together. */
  group: v.string(),
  /** The id of who did it; nobody else sees it. */
  user: v.number(),
  /** In milliseconds since 1970. */
  at: v.number(),
  kind: v.picklist(['create', 'update', 'delete']),
  /** The name of the resource. */
  resource: v.string(),
  /** Its id or slug; after it was created again, the new one. */
  key: v.union([v.string(), v.number()]),
  /** What the record was called. */
  name: v.string(),
  /** Of an update the fields that it changed; else all of them, null where there was or is no record. */
  before: texts,
  after: texts,
  isUndone: v.boolean(),
})
export type Entry = v.InferOutput<typeof entry>
export type NewEntry = Pick<Entry, 'kind' | 'resource' | 'key' | 'name' | 'before' | 'after'> & Pick<Done, 'formerKey'>

const { store: journal, stored } = createDeviceList(journalKey, entry, merged)

export { journal }

/**
 * Records what was done by one user as one action, or as more of the action `group`; gives the id to undo it by, undefined
 * when there is nothing.
 */
export function recordActions(
  user: number | undefined,
  done: readonly NewEntry[],
  group: string = crypto.randomUUID(),
): string | undefined {
  if (user === undefined || done.length === 0) return undefined
  const at = Date.now()
  const first = entriesOf(group).length
  const added = done.map((one, n) => ({ ...one, id: `${group}:${first + n}`, group, user, at, isUndone: false }))
  const renamed = done.flatMap(({ resource, key, formerKey }): [string, Entry['key']][] =>
    formerKey === undefined ? [] : [[recordOf({ resource, key: formerKey }), key]],
  )
  save([...underNewKeys(new Map(renamed)), ...added])
  return group
}

/** The entry of a write that is done; undefined when it has changed nothing, or nobody knows which record it was. */
export function entryOf(screen: Screen, kind: Entry['kind'], done: Done): NewEntry | undefined {
  const { key, formerKey, before, after } = done
  if (key === undefined || (kind === 'delete' && before === null)) return undefined
  const named = after ?? before
  const shared = { kind, resource: screen.resource.name, key, formerKey, name: named ? screen.nameOf(named) : '' }
  if (kind !== 'update' || !before || !after) return { ...shared, before, after: after ?? null }
  const changed = Object.keys(after).filter((name) => !isSame(before[name] ?? '', after[name] ?? ''))
  if (changed.length === 0) return undefined
  return { ...shared, before: only(before, changed), after: only(after, changed) }
}

const only = (snapshot: Snapshot, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, snapshot[name] ?? '']))

/** An entry that is taken back, and the key under which its record is found from now on. */
export interface Undone {
  entry: Entry
  key: Entry['key']
}

/** What undoing has changed: the entries themselves, and every other one of the same records. */
export function markUndone(undone: readonly Undone[]): void {
  const ids = new Set(undone.map(({ entry: { id } }) => id))
  const keys = new Map(undone.map((one) => [recordOf(one.entry), one.key]))
  save(underNewKeys(keys).map((one) => ({ ...one, isUndone: one.isUndone || ids.has(one.id) })))
}

const recordOf = ({ resource, key }: Pick<Entry, 'resource' | 'key'>) => `${resource} ${key}`

/** The entries of these records, which are found under their new keys from now on. */
function underNewKeys(keys: ReadonlyMap<string, Entry['key']>): Entry[] {
  return merged(journal.get(), stored()).flatMap((one) => {
    const key = keys.get(recordOf(one))
    return key === undefined ? [] : [{ ...one, key }]
  })
}

/** What was done together, in its order, whether it is taken back or not. */
export function entriesOf(group: string): readonly Entry[] {
  return merged(journal.get(), stored()).filter((one) => one.group === group)
}

/** One action: what was done together. */
export interface Action {
  group: string
  entries: readonly Entry[]
}

/** The entries of an action that can still be taken back, the last first; of the newest action where none is named. */
export function undoable(user: number | undefined, group?: string): readonly Entry[] {
  const actions = actionsOf(merged(journal.get(), stored()), user)
  const isOpen = (one: Action) => one.entries.some(({ isUndone }) => !isUndone)
  const action = actions.find((one) => (group === undefined ? isOpen(one) : one.group === group))
  return (action?.entries ?? []).filter(({ isUndone }) => !isUndone).toReversed()
}

/** The actions of a user among `all` entries, the newest first. */
export function actionsOf(all: readonly Entry[], user: number | undefined): Action[] {
  const groups = new Map<string, Entry[]>()
  for (const one of all) {
    if (one.user !== user) continue
    const known = groups.get(one.group)
    if (known) known.push(one)
    else groups.set(one.group, [one])
  }
  return [...groups].map(([group, done]) => ({ group, entries: done })).toReversed()
}

/** Both lists, in the order of time; of the same entry the later list's. */
function merged(one: readonly Entry[], other: readonly Entry[]): Entry[] {
  const byId = new Map([...one, ...other].map((each) => [each.id, each]))
  return [...byId.values()].sort((first, second) => first.at - second.at)
}

function save(changed: readonly Entry[]) {
  const all = merged(merged(journal.get(), stored()), changed)
  journal.set(all)
  const groups = [...new Set(all.map(({ group }) => group))]
  // A full storage takes fewer.
  for (let count = maxEntries; count > 0; count = Math.floor(count / 2)) {
    const last = new Set(groups.slice(-count))
    if (local.write(journalKey, JSON.stringify(all.filter(({ group }) => last.has(group))))) return
  }
}
