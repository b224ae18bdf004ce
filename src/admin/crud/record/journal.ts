import * as v from 'valibot'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { journalKey } from '@/auth/admin-journal'
import { local } from '@/lib/storage'
import { createDeviceList } from './device-list'
import { isSame, type Snapshot } from './snapshot'
import type { Done } from './write'

// The journal of the back office's writes, for undo: all of them while the tab is open, and the last 50 actions on the
// device until the sign-out. Every write is recorded with `recordActions`; a run over many records is one action.

/** The maximum number of stored actions. */
const maxEntries = 50

const texts = v.nullable(v.record(v.string(), v.string()))
const entry = v.object({
  id: v.string(),
  /** The entries of one action share a group and are undone together. */
  group: v.string(),
  /** The id of the author; other users do not see the entry. */
  user: v.number(),
  /** In milliseconds since 1970. */
  at: v.number(),
  kind: v.picklist(['create', 'update', 'delete']),
  /** The name of the resource. */
  resource: v.string(),
  /** The id or slug of the record; the new one after it was created again. */
  key: v.union([v.string(), v.number()]),
  /** The name of the record. */
  name: v.string(),
  /** Of an update only the changed fields, else all; null where there was or is no record. */
  before: texts,
  after: texts,
  isUndone: v.boolean(),
})
export type Entry = v.InferOutput<typeof entry>
export type NewEntry = Pick<Entry, 'kind' | 'resource' | 'key' | 'name' | 'before' | 'after'> & Pick<Done, 'formerKey'>

const { store: journal, stored } = createDeviceList(journalKey, entry, merged)

export { journal }

/**
 * Records the writes of a user as one action, or appends them to the action `group`. Returns the id of the action;
 * undefined when there is nothing to record.
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

/** Returns the entry of a write; undefined when it changed nothing or the key of the record is unknown. */
export function entryOf(screen: ResourceDefinition, kind: Entry['kind'], done: Done): NewEntry | undefined {
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

/** An undone entry, and the present key of its record. */
export interface Undone {
  entry: Entry
  key: Entry['key']
}

/** Marks entries as undone, and updates the key in every entry of the same records. */
export function markUndone(undone: readonly Undone[]): void {
  const ids = new Set(undone.map(({ entry: { id } }) => id))
  const keys = new Map(undone.map((one) => [recordOf(one.entry), one.key]))
  save(underNewKeys(keys).map((one) => ({ ...one, isUndone: one.isUndone || ids.has(one.id) })))
}

const recordOf = ({ resource, key }: Pick<Entry, 'resource' | 'key'>) => `${resource} ${key}`

/** Returns the entries of the records in `keys` with their new keys. */
function underNewKeys(keys: ReadonlyMap<string, Entry['key']>): Entry[] {
  return merged(journal.get(), stored()).flatMap((one) => {
    const key = keys.get(recordOf(one))
    return key === undefined ? [] : [{ ...one, key }]
  })
}

/** Returns all entries of an action in their order, undone or not. */
export function entriesOf(group: string): readonly Entry[] {
  return merged(journal.get(), stored()).filter((one) => one.group === group)
}

export interface Action {
  group: string
  entries: readonly Entry[]
}

/** Returns the entries of an action that are not undone, the last first. The default is the newest such action. */
export function undoable(user: number | undefined, group?: string): readonly Entry[] {
  const actions = actionsOf(merged(journal.get(), stored()), user)
  const isOpen = (one: Action) => one.entries.some(({ isUndone }) => !isUndone)
  const action = actions.find((one) => (group === undefined ? isOpen(one) : one.group === group))
  return (action?.entries ?? []).filter(({ isUndone }) => !isUndone).toReversed()
}

/** Groups the entries of a user into actions, the newest first. */
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

/** Merges two lists in order of time; for an entry in both, `other` wins. */
function merged(one: readonly Entry[], other: readonly Entry[]): Entry[] {
  const byId = new Map([...one, ...other].map((each) => [each.id, each]))
  return [...byId.values()].sort((first, second) => first.at - second.at)
}

function save(changed: readonly Entry[]) {
  const all = merged(merged(journal.get(), stored()), changed)
  journal.set(all)
  const groups = [...new Set(all.map(({ group }) => group))]
  // A full storage may have room for fewer.
  for (let count = maxEntries; count > 0; count = Math.floor(count / 2)) {
    const last = new Set(groups.slice(-count))
    if (local.write(journalKey, JSON.stringify(all.filter(({ group }) => last.has(group))))) return
  }
}
