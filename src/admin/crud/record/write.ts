import type { Screen } from '@/admin/crud/definition/definition'
import { keyOf, rowOf } from '@/admin/crud/definition/keys'
import { ApiError } from '@/api/errors'
import { type Calls, idsOf } from './calls'
import { type Comparison, compare, holds, isSame, type Snapshot, sentTexts, snapshotOf, textsOf } from './snapshot'
import { hasFiles, type Values } from './values'

// Every write of the back office goes through here. Before an update or a removal the record is read again and compared
// with what was opened; after a write without an answer it is looked up. A refusal rejects with its `ApiError`. Between
// the read and the write another editor can still come: the provider has no call that would exclude it.

type Key = number | string

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

/** The sendings of one new record: what was there before the first of them, and what each has sent. */
export interface Attempt {
  known: Set<string>
  sent: Values[]
}

/** The creates whose outcome nobody knows, of this tab: a form that is opened again goes on with its own. */
const uncertain = new Map<string, Attempt[]>()

/**
 * Creates a record. `attempt` is the same object for every try of one form: a try that follows a lost answer looks first
 * for what the earlier one has made, and changes that instead of making another.
 */
export async function createRecord(context: Context, values: Values, attempt: Attempt): Promise<Outcome> {
  const { screen, calls } = context
  adopt(screen, values, attempt)
  if (attempt.sent.length === 0) attempt.known = new Set(await calls.knownIds())
  else {
    const earlier = await lookUpCreate(context, attempt)
    if (earlier === undefined) return { state: 'unknown', error: null }
    if (earlier.row) return adjust(context, earlier.row, earlier.values, values, attempt)
  }
  attempt.sent.push(values)
  try {
    const answer = await calls.create(values)
    forget(screen, attempt)
    const texts = sentTexts(screen, values, 'create')
    const key = answer ? keyOf(screen, answer) : await keyOfNew(context, attempt)
    const after = answer ? { ...snapshotOf(screen, answer), ...texts } : undefined
    return { state: 'done', key: key === '' ? undefined : key, before: null, after, elsewhere: [] }
  } catch (error) {
    if (!isUncertain(error)) {
      attempt.sent.pop()
      throw error
    }
    remember(screen, attempt)
    const found = await lookUpCreate(context, attempt)
    if (found === undefined) return { state: 'unknown', error }
    if (found.row) return created(context, found.row, attempt)
    return found.others.length > 0 ? { state: 'unknown', error, found: found.others } : { state: 'not done', error }
  }
}

function created({ screen }: Context, row: object, attempt: Attempt): Done {
  forget(screen, attempt)
  const after = snapshotOf(screen, row)
  return { state: 'done', key: keyOf(screen, row), before: null, after, elsewhere: [], lookedUp: true }
}

/** An earlier try has made the record: what was typed since is written over it. */
async function adjust(context: Context, row: object, sent: Values, values: Values, attempt: Attempt): Promise<Outcome> {
  if (isSameValues(sent, values)) return created(context, row, attempt)
  const { screen } = context
  const key = keyOf(screen, row)
  const outcome = await updateRecord(context, { key, opened: snapshotOf(screen, row), typed: values })
  if (outcome.state !== 'done') return outcome
  forget(screen, attempt)
  return { ...outcome, before: null }
}

/** The row that one of the tries has made, and the new rows that are somebody else's; undefined when it cannot be read. */
async function lookUpCreate({ screen, calls }: Context, { known, sent }: Attempt) {
  const rows = await calls.list().catch(() => undefined)
  if (rows === undefined) return undefined
  const others = rows.filter((row) => !idsOf([row]).some((id) => known.has(id)))
  for (const values of sent.toReversed()) {
    const row = others.find((one) => isMadeOf(screen, one, values))
    if (row) return { row, values, others }
  }
  return { others }
}

/** Whether a row holds everything that was sent; an empty field may have been given a value by the provider. */
function isMadeOf(screen: Screen, row: object, values: Values): boolean {
  const found = snapshotOf(screen, row)
  const texts = Object.entries(sentTexts(screen, values, 'create')).filter(([, text]) => text !== '')
  const files = Object.keys(values).filter((name) => hasFiles(values[name]))
  return (
    texts.every(([name, text]) => found[name] === undefined || holds(screen, name, text, found[name])) &&
    files.every((name) => (found[name] ?? '') !== '')
  )
}

/** The answer holds no record: the list is asked for its key, which the journal needs. */
async function keyOfNew(context: Context, attempt: Attempt): Promise<Key> {
  const found = await lookUpCreate(context, attempt)
  return found?.row ? keyOf(context.screen, found.row) : ''
}

/** A form that was closed and opened again, with the same texts, goes on with its tries. */
function adopt({ path }: Screen, values: Values, attempt: Attempt) {
  if (attempt.sent.length > 0) return
  const own = uncertain.get(path)?.find(({ sent }) => sent.some((earlier) => isSameTexts(earlier, values)))
  if (own) Object.assign(attempt, own)
}

function remember({ path }: Screen, attempt: Attempt) {
  uncertain.set(path, [...(uncertain.get(path) ?? []).filter(({ sent }) => sent !== attempt.sent), attempt])
}

function forget({ path }: Screen, attempt: Attempt) {
  uncertain.set(
    path,
    (uncertain.get(path) ?? []).filter(({ sent }) => sent !== attempt.sent),
  )
}

function isSameTexts(one: Values, other: Values) {
  const texts = textsOf(other)
  return Object.entries(textsOf(one)).every(([name, text]) => isSame(text, texts[name] ?? ''))
}

const isSameValues = (one: Values, other: Values) =>
  isSameTexts(one, other) && Object.keys(other).every((name) => !hasFiles(other[name]) || one[name] === other[name])

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
