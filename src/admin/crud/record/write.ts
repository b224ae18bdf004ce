import type { ResourceDefinition, Row } from '@/admin/crud/definition/definition'
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
  /** The record as it was answered, else as it was read before; undefined for a new one that no answer contains. */
  row: Row | undefined
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

/**
 * Returns a record as it was `seen` in a list, with what this tab has written since: the list shows that only once it is read
 * again, and nobody else has changed it.
 */
function withOwnUpdate({ screen, calls }: Context, seen: Snapshot, row: Row): Snapshot {
  const written = calls.written(row.id)
  if (written === undefined) return seen
  const isOwn = ([name, value]: [string, string]) => isWritten(screen, written, name, value)
  return { ...seen, ...Object.fromEntries(Object.entries(snapshotOf(screen, row)).filter(isOwn)) }
}

/** Updates a record, unless the same fields were changed elsewhere since it was opened. */
export async function updateRecord(
  context: Context,
  { id, opened, typed }: { id: number; opened: Snapshot; typed: Values },
): Promise<WriteOutcome> {
  const { screen, calls } = context
  const row = await calls.read(id)
  if (row === undefined) return { state: 'gone' }
  const before = snapshotOf(screen, row)
  // What is not sent changes nothing, and conflicts with nothing.
  const unsent = leftOut(screen, opened, typed)
  const published = Object.fromEntries(unsent.map((name) => [name, opened[name] ?? '']))
  const comparison = compare(opened, before, { ...typed, ...published })
  if (comparison.conflicts.length > 0) return { state: 'conflict', current: before, comparison }
  const { elsewhere } = comparison
  const merged = { ...comparison.merged, ...Object.fromEntries(unsent.map((name) => [name, typed[name] ?? ''])) }
  try {
    const answer = await calls.update(row, merged, before)
    const after = afterwards(context, before, merged, answer)
    calls.noteWritten(id, { after, answered: answer ? snapshotOf(screen, answer) : undefined })
    return { state: 'done', row: answer ?? row, elsewhere }
  } catch (error) {
    if (isGone(error)) return { state: 'gone' }
    if (!isUncertain(error)) throw error
    return lookUpUpdate(context, { id, before, merged, elsewhere, error })
  }
}

/** Returns the record after an update: the texts as they were sent, the file addresses of the answer. */
function afterwards({ screen }: Context, before: Snapshot, sent: Values, answer: Row | null): Snapshot {
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
    id: number
    before: Snapshot
    merged: Values
    elsewhere: readonly string[]
    error: unknown
  },
): Promise<WriteOutcome> {
  const { id, before, merged, elsewhere, error } = sent
  const rows = await calls.list().catch(() => undefined)
  if (rows === undefined) return orRefusal({ state: 'unknown', error })
  const row = rows.find((one) => one.id === id)
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
    calls.noteWritten(id, { after })
    return { state: 'done', row, elsewhere }
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
  { id, opened }: { id: number; opened: Snapshot | undefined },
): Promise<WriteOutcome> {
  const { screen, calls } = context
  const row = await calls.read(id)
  const done: Done = { state: 'done', row, elsewhere: [] }
  if (row === undefined) return done
  const before = snapshotOf(screen, row)
  const comparison = compare(opened ? withOwnUpdate(context, opened, row) : before, before, {})
  if (comparison.elsewhere.length > 0) return { state: 'conflict', current: before, comparison }
  try {
    await calls.remove(row)
    return done
  } catch (error) {
    if (isGone(error)) return done
    if (!isUncertain(error)) throw error
    const rows = await calls.list().catch(() => undefined)
    if (rows === undefined) return orRefusal({ state: 'unknown', error })
    return rows.some((one) => one.id === id) ? orRefusal({ state: 'not done', error }) : done
  }
}
