import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import { type Attempt, createRecord } from './create-record'
import type { Entry } from './journal'
import { isSame, type Snapshot, snapshotOf } from './snapshot'
import { attachFiles, type Values } from './values'
import { type Context, type Outcome, removeRecord, updateRecord } from './write'

/** The outcome of an undo, and the fields it could not restore: files that are gone, texts that cannot be emptied. */
export interface Undoing {
  outcome: Outcome
  lost: readonly string[]
}

/** The answer to a conflict: the record as it was shown, and the values chosen for an update. */
export interface Answer {
  current: Snapshot
  values?: Values
}

/** The tries of each record that is created again, by entry. */
const attempts = new Map<string, Attempt>()

/**
 * Undoes one entry by an ordinary write: an update is reverted, a created record removed, a removed one created again
 * with its files as far as they can be read. A run passes its own `attempt`. Rejects with an `ApiError`.
 */
export async function undo(context: Context, entry: Entry, answer?: Answer, attempt?: Attempt): Promise<Undoing> {
  const { key, before, after } = entry
  if (entry.kind === 'create') {
    const opened = answer?.current ?? after ?? undefined
    return { outcome: await removeRecord(context, { key, opened }), lost: [] }
  }
  if (entry.kind === 'delete') return createAgain(context, entry, attempt ?? attemptOf(entry))
  return revert(context, key, before ?? {}, after ?? {}, answer)
}

function attemptOf({ id }: Entry): Attempt {
  const attempt = attempts.get(id) ?? { known: new Set(), sent: [] }
  attempts.set(id, attempt)
  return attempt
}

async function createAgain(context: Context, entry: Entry, attempt: Attempt): Promise<Undoing> {
  const { screen } = context
  const before = entry.before ?? {}
  const { values, lost } = await attachFiles(screen, before, valuesOf(screen, before))
  return { outcome: await createRecord(context, values, attempt), lost }
}

async function revert(
  context: Context,
  key: Entry['key'],
  before: Snapshot,
  after: Snapshot,
  answer: Answer | undefined,
): Promise<Undoing> {
  const { screen, calls } = context
  const lost = Object.keys(before).filter((name) => before[name] === '' && !canBeEmptied(screen, name))
  if (answer?.values) {
    return { outcome: await updateRecord(context, { key, opened: answer.current, typed: answer.values }), lost }
  }
  const row = await calls.read(key)
  if (row === undefined) return { outcome: { state: 'gone' }, lost: [] }
  const present = snapshotOf(screen, row)
  const attached = await attachFiles(screen, before, valuesOf(screen, before))
  const typed = { ...valuesOf(screen, present), ...attached.values }
  const opened = { ...present, ...after }
  // Somebody else has already reverted it.
  if (Object.entries(before).every(([name, text]) => isSame(text, present[name] ?? '')))
    return { outcome: { state: 'done', key, before: present, after: present, elsewhere: [] }, lost: [] }
  return {
    outcome: await updateRecord(context, { key, opened, typed }),
    lost: [...new Set([...lost, ...attached.lost])],
  }
}

/** Whether an update can empty a field: a file never, a text unless the resource omits empty ones. */
function canBeEmptied(screen: ResourceDefinition, name: string) {
  return !isFileField(screen, name) && screen.resource.omitsEmpty === undefined
}

/** Returns the values of a form from a snapshot, without files. */
export function valuesOf(screen: ResourceDefinition, snapshot: Snapshot): Values {
  return Object.fromEntries(
    Object.entries(snapshot).map(([name, text]) => {
      if (!isFileField(screen, name)) return [name, text]
      return [name, screen.fields[name]?.kind === 'images' ? [] : null]
    }),
  )
}

const isFileField = (screen: ResourceDefinition, name: string) => isFileKind(screen.fields[name]?.kind)
