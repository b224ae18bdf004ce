import type { Screen } from '@/admin/crud/definition/definition'
import { keyOf, rowOf } from '@/admin/crud/definition/keys'
import { ApiError } from '@/api/errors'
import type { Calls } from './calls'
import { type Comparison, compare, holds, isSame, type Snapshot, sentTexts, snapshotOf } from './snapshot'
import { hasFiles, type Values } from './values'

// Every write of the back office goes through here. Before an update or a removal the record is read again and compared
// with what was opened; after a write without an answer it is looked up. A refusal rejects with its `ApiError`. Between
// the read and the write another editor can still come: the provider has no call that would exclude it.

export type Key = number | string

export interface Context {
  screen: Screen
  calls: Calls
}

/** Something was written; or it is not known to be, and why. */
export type Outcome = Done | Unsaved

export interface Done {
  state: 'done'
  /** The record's key, undefined where neither the answer nor the list tells it. */
  key: Key | undefined
  /** Its key until then, where the provider has named it anew (a slug after a new title). */
  formerKey?: Key | undefined
  /** As it was and as it is; null where there is none, undefined where it is not known. */
  before: Snapshot | null
  after: Snapshot | null | undefined
  /** The fields changed elsewhere that were left as they are. */
  elsewhere: readonly string[]
  /** The answer was lost: the list has told that it is done. */
  lookedUp?: true
}

export type Unsaved =
  /** Changed elsewhere in the same fields: nothing was sent. */
  | { state: 'conflict'; current: Snapshot; comparison: Comparison }
  /** The record does not exist any more. */
  | { state: 'gone' }
  /** No answer came, and the provider has not acted. */
  | { state: 'not done'; error: unknown }
  /** No answer came, and nobody knows; `found` is what is there, undefined where it could not be read. */
  | { state: 'unknown'; error: unknown; found?: readonly object[] }

/** A write that ended without being known to be done. As an error it leaves the lists stale, and waits for none. */
export class NotSaved extends Error {
  readonly outcome: Unsaved
  constructor(outcome: Unsaved) {
    super(outcome.state)
    this.outcome = outcome
  }
}

/** Whether the provider may have acted although no answer says so. */
export function isUncertain(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof Error && error.name === 'AbortError'
  const { status } = error
  // An answer that cannot be read keeps its status.
  return status === 0 || status === 408 || (status >= 502 && status <= 504) || (status >= 200 && status < 300)
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Writes what was typed over a record, unless it was changed in the same fields since it was opened. */
export async function updateRecord(
  context: Context,
  { key, opened, typed }: { key: Key; opened: Snapshot; typed: Values },
): Promise<Outcome> {
  const { screen, calls } = context
  const row = await calls.read(key)
  if (row === undefined) return { state: 'gone' }
  const before = snapshotOf(screen, row)
  const comparison = compare(opened, before, typed)
  if (comparison.conflicts.length > 0) return { state: 'conflict', current: before, comparison }
  const { merged, elsewhere } = comparison
  try {
    const answer = await calls.update(key, merged)
    const after = afterwards(context, before, merged, answer)
    return { state: 'done', ...keysAfter(screen, key, answer), before, after, elsewhere }
  } catch (error) {
    if (isGone(error)) return { state: 'gone' }
    if (!isUncertain(error)) throw error
    return lookUpUpdate(context, { key, id: idOf(row), before, merged, elsewhere, error })
  }
}

const idOf = (row: object): unknown => Reflect.get(row, 'id')

function keysAfter(screen: Screen, sent: Key, row: object | null): Pick<Done, 'key' | 'formerKey'> {
  const key = (row && keyOf(screen, row)) || sent
  return { key, formerKey: String(key) === String(sent) ? undefined : sent }
}

/** The texts as they were sent, the files as the answer names them. */
function afterwards({ screen }: Context, before: Snapshot, sent: Values, answer: object | null): Snapshot {
  const found = answer ? snapshotOf(screen, answer) : {}
  const files = Object.keys(sent).filter((name) => hasFiles(sent[name]) && found[name] !== undefined)
  const texts = sentTexts(screen, sent, 'edit')
  return { ...before, ...texts, ...Object.fromEntries(files.map((name) => [name, found[name] ?? ''])) }
}

async function lookUpUpdate(
  { screen, calls }: Context,
  sent: { key: Key; id: unknown; before: Snapshot; merged: Values; elsewhere: readonly string[]; error: unknown },
): Promise<Outcome> {
  const { key, id, before, merged, elsewhere, error } = sent
  const rows = await calls.list().catch(() => undefined)
  if (rows === undefined) return { state: 'unknown', error }
  const row = rowOf(screen, rows, key) ?? rows.find((one) => id !== undefined && idOf(one) === id)
  if (row === undefined) return { state: 'gone' }
  const after = snapshotOf(screen, row)
  const texts = sentTexts(screen, merged, 'edit')
  const changed = Object.keys(texts).filter((name) => !isSame(texts[name] ?? '', before[name] ?? ''))
  const files = Object.keys(merged).filter((name) => hasFiles(merged[name]))
  const isDone = (name: string) =>
    files.includes(name)
      ? !isSame(before[name] ?? '', after[name] ?? '')
      : holds(screen, name, texts[name] ?? '', after[name] ?? '')
  const isUntouched = (name: string) => isSame(before[name] ?? '', after[name] ?? '')
  const fields = [...changed, ...files]
  if (fields.every(isDone))
    return { state: 'done', ...keysAfter(screen, key, row), before, after, elsewhere, lookedUp: true }
  if (fields.every(isUntouched)) return { state: 'not done', error }
  return { state: 'unknown', error, found: [row] }
}

/**
 * Removes a record, unless it was changed since it was seen as `opened` (undefined: nobody has seen it). One that does
 * not exist any more counts as removed.
 */
export async function removeRecord(
  context: Context,
  { key, opened }: { key: Key; opened: Snapshot | undefined },
): Promise<Outcome> {
  const { screen, calls } = context
  const row = await calls.read(key)
  const done: Done = { state: 'done', key, before: null, after: null, elsewhere: [] }
  if (row === undefined) return done
  const before = snapshotOf(screen, row)
  const comparison = compare(opened ?? before, before, {})
  if (comparison.elsewhere.length > 0) return { state: 'conflict', current: before, comparison }
  try {
    await calls.remove(key)
    return { ...done, before }
  } catch (error) {
    if (isGone(error)) return done
    if (!isUncertain(error)) throw error
    const rows = await calls.list().catch(() => undefined)
    if (rows === undefined) return { state: 'unknown', error }
    return rowOf(screen, rows, key) ? { state: 'not done', error } : { ...done, before, lookedUp: true }
  }
}
