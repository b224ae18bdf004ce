import type { Key, ResourceDefinition } from '@/admin/crud/definition/definition'
import { idOf, isSameKey, keyOf, rowById, rowOf, type Target } from '@/admin/crud/definition/identity'
import { hasFiles } from '@/admin/pictures/files'
import { hasStatus } from '@/api/errors'
import { isUncertain } from '@/api/lost-answer'
import type { Calls } from './calls'
import { type Comparison, compare, isSame, isStored, isWritten, leftOut, sentTexts, snapshotOf } from './snapshot'
import type { Snapshot } from './values'
import { type Values } from './values'

// Every write of the back office goes through this folder. Before an update or a removal the record is read again and
// compared with the opened one; after a write without an answer it is looked up. A refusal rejects with its `ApiError`.
// Another editor can still write between the read and the write: the provider has no conditional update.

export interface Context {
  screen: ResourceDefinition
  calls: Calls
}

export type WriteOutcome = Done | Unsaved

export interface Done {
  state: 'done'
  /** The record's key; undefined where the answer does not contain it. */
  key: Key | undefined
  /** A created or updated record after; undefined where it is unknown. */
  after?: Snapshot | undefined
  /** The fields changed elsewhere, which were left as they are. */
  elsewhere: readonly string[]
}

export type Unsaved =
  /** The same fields were changed elsewhere; nothing was sent. */
  | { state: 'conflict'; current: Snapshot; comparison: Comparison }
  /** The record does not exist any more. */
  | { state: 'gone' }
  /** No answer came, and the list shows that nothing was written. */
  | { state: 'not done'; error: unknown }
  /** No answer came, and the list could not be read, or shows only a part of what was sent. */
  | { state: 'unknown'; error: unknown }

/**
 * Thrown for an `Unsaved` outcome: the mutation fails, and marks the lists as stale without waiting for their reload.
 */
export class NotSaved extends Error {
  readonly outcome: Unsaved
  constructor(outcome: Unsaved) {
    super(outcome.state)
    this.outcome = outcome
  }
}

const isGone = (error: unknown) => hasStatus(error, 404)

/** Returns the present record; undefined where neither its key nor, in the list, its id leads to it. */
export async function readPresent({ calls }: Context, { key, id }: Target): Promise<object | undefined> {
  const row = await calls.read(key)
  if (id === undefined || isSameKey(id, key)) return row
  // Another record may have the slug by now.
  if (row && isSameKey(idOf(row) ?? id, id)) return row
  return rowById(await calls.list(), id)
}

/**
 * Returns a record as it was `seen` in a list, with what this tab has written since: the list shows that only once it is read
 * again, and nobody else has changed it.
 */
function withOwnUpdate({ screen, calls }: Context, seen: Snapshot, row: object): Snapshot {
  const written = calls.written(idOf(row) ?? keyOf(screen, row))
  if (written === undefined) return seen
  const isOwn = ([name, value]: [string, string]) => isWritten(screen, written, name, value)
  return { ...seen, ...Object.fromEntries(Object.entries(snapshotOf(screen, row)).filter(isOwn)) }
}

/** Updates a record, unless the same fields were changed elsewhere since it was opened. */
export async function updateRecord(
  context: Context,
  { opened, typed, ...target }: Target & { opened: Snapshot; typed: Values },
): Promise<WriteOutcome> {
  const { screen, calls } = context
  const row = await readPresent(context, target)
  if (row === undefined) return { state: 'gone' }
  const key = keyOf(screen, row) || target.key
  const before = snapshotOf(screen, row)
  // What is not sent changes nothing, and conflicts with nothing.
  const unsent = leftOut(screen, opened, typed)
  const published = Object.fromEntries(unsent.map((name) => [name, opened[name] ?? '']))
  const comparison = compare(opened, before, { ...typed, ...published })
  if (comparison.conflicts.length > 0) return { state: 'conflict', current: before, comparison }
  const { elsewhere } = comparison
  const merged = { ...comparison.merged, ...Object.fromEntries(unsent.map((name) => [name, typed[name] ?? ''])) }
  try {
    const answer = await calls.update(key, merged, before)
    const after = afterwards(context, before, merged, answer)
    calls.noteWritten(idOf(row) ?? key, { after, answered: answer ? snapshotOf(screen, answer) : undefined })
    return { state: 'done', key: (answer && keyOf(screen, answer)) || key, after, elsewhere }
  } catch (error) {
    if (isGone(error)) {
      const isMoved = await hasOtherKey(context, { key, id: target.id })
      return isMoved ? updateRecord(context, { ...target, opened, typed }) : { state: 'gone' }
    }
    if (!isUncertain(error)) throw error
    return lookUpUpdate(context, { key, id: idOf(row), before, merged, elsewhere, error })
  }
}

/** Whether the record that was not found by this key has another one by now. */
async function hasOtherKey(context: Context, { key, id }: Target): Promise<boolean> {
  if (id === undefined || isSameKey(id, key)) return false
  const row = rowById(await context.calls.list(), id)
  return row !== undefined && !isSameKey(keyOf(context.screen, row), key)
}

/** Returns the record after an update: the texts as they were sent, the file addresses of the answer. */
function afterwards({ screen }: Context, before: Snapshot, sent: Values, answer: object | null): Snapshot {
  const found = answer ? snapshotOf(screen, answer) : {}
  const files = Object.keys(sent).filter((name) => hasFiles(sent[name]) && found[name] !== undefined)
  const texts = sentTexts(screen, sent, 'edit')
  return { ...before, ...texts, ...Object.fromEntries(files.map((name) => [name, found[name] ?? ''])) }
}

/** Throws the error of an answer that says itself that nothing was done, and was not contradicted by the list. */
function orRefusal(outcome: Extract<Unsaved, { error: unknown }>): Unsaved {
  if (hasStatus(outcome.error, 500)) throw outcome.error
  return outcome
}

async function lookUpUpdate(
  { screen, calls }: Context,
  sent: {
    key: Key
    id: Key | undefined
    before: Snapshot
    merged: Values
    elsewhere: readonly string[]
    error: unknown
  },
): Promise<WriteOutcome> {
  const { key, id, before, merged, elsewhere, error } = sent
  const rows = await calls.list().catch(() => undefined)
  if (rows === undefined) return orRefusal({ state: 'unknown', error })
  const row = rowOf(screen, rows, key) ?? rowById(rows, id)
  if (row === undefined) return { state: 'gone' }
  const after = snapshotOf(screen, row)
  const texts = sentTexts(screen, merged, 'edit')
  const changed = Object.keys(texts).filter((name) => !isSame(texts[name] ?? '', before[name] ?? ''))
  const files = Object.keys(merged).filter((name) => hasFiles(merged[name]))
  const isDone = (name: string) =>
    files.includes(name)
      ? !isSame(before[name] ?? '', after[name] ?? '')
      : isStored(screen, name, texts[name] ?? '', after[name] ?? '')
  const isUntouched = (name: string) => isSame(before[name] ?? '', after[name] ?? '')
  const fields = [...changed, ...files]
  if (fields.every(isDone)) {
    calls.noteWritten(id ?? key, { after })
    return { state: 'done', key: keyOf(screen, row) || key, after, elsewhere }
  }
  if (fields.every(isUntouched)) return orRefusal({ state: 'not done', error })
  return { state: 'unknown', error }
}

/**
 * Removes a record, unless it was changed since `opened` (undefined: without this check). A record that does not exist
 * any more counts as removed.
 */
export async function removeRecord(
  context: Context,
  { opened, ...target }: Target & { opened: Snapshot | undefined },
): Promise<WriteOutcome> {
  const { screen, calls } = context
  const row = await readPresent(context, target)
  const key = (row && keyOf(screen, row)) || target.key
  const done: Done = { state: 'done', key, elsewhere: [] }
  if (row === undefined) return done
  const before = snapshotOf(screen, row)
  const comparison = compare(opened ? withOwnUpdate(context, opened, row) : before, before, {})
  if (comparison.elsewhere.length > 0) return { state: 'conflict', current: before, comparison }
  try {
    await calls.remove(key)
    return done
  } catch (error) {
    if (isGone(error)) {
      const isMoved = await hasOtherKey(context, { key, id: target.id })
      return isMoved ? removeRecord(context, { ...target, opened }) : done
    }
    if (!isUncertain(error)) throw error
    const rows = await calls.list().catch(() => undefined)
    if (rows === undefined) return orRefusal({ state: 'unknown', error })
    const isThere = (rowOf(screen, rows, key) ?? rowById(rows, idOf(row) ?? key)) !== undefined
    return isThere ? orRefusal({ state: 'not done', error }) : done
  }
}
