import type { Screen } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import { type Attempt, createRecord } from './create-record'
import type { Entry } from './journal'
import { isSame, type Snapshot, snapshotOf } from './snapshot'
import type { Values } from './values'
import { attachFiles } from './values'
import { type Context, type Outcome, removeRecord, updateRecord } from './write'

/** How an undoing went, and the fields that it could not put back: files that are gone, texts that cannot be emptied. */
export interface Undoing {
  outcome: Outcome
  lost: readonly string[]
}

/** What was answered to a conflict: the record as it was shown, and the values chosen for an update. */
export interface Answer {
  current: Snapshot
  values?: Values
}

/** The tries of each record that is created again. */
const attempts = new Map<string, Attempt>()

/**
 * Takes back one entry by a write like any other: an update is written back, what was created is removed, what was
 * removed is created again with its files as far as they can be read. `attempt` are the tries to create it, where it is
 * not this module that has made them. Rejects with an `ApiError`.
 */
export async function undo(context: Context, entry: Entry, answer?: Answer, attempt?: Attempt): Promise<Undoing> {
  const { key, before, after } = entry
  if (entry.kind === 'create') {
    const opened = answer?.current ?? after ?? undefined
    return { outcome: await removeRecord(context, { key, opened }), lost: [] }
  }
  if (entry.kind === 'delete') return createAgain(context, entry, attempt ?? attemptOf(entry))
  return writeBack(context, key, before ?? {}, after ?? {}, answer)
}

function attemptOf({ id }: Entry): Attempt {
  const attempt = attempts.get(id) ?? { known: new Set(), sent: [] }
  attempts.set(id, attempt)
  return attempt
}

async function createAgain(context: Context, { before }: Entry, attempt: Attempt): Promise<Undoing> {
  const { screen } = context
  const { values, lost } = await attachFiles(screen, before ?? {}, valuesOf(screen, before ?? {}))
  return { outcome: await createRecord(context, values, attempt), lost }
}

async function writeBack(
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
  // Somebody has put it back already.
  if (Object.entries(before).every(([name, text]) => isSame(text, present[name] ?? '')))
    return { outcome: { state: 'done', key, before: present, after: present, elsewhere: [] }, lost: [] }
  return {
    outcome: await updateRecord(context, { key, opened, typed }),
    lost: [...new Set([...lost, ...attached.lost])],
  }
}

/** Whether an update can take a field's value away: a file never, a text where empty ones are sent. */
function canBeEmptied(screen: Screen, name: string) {
  return !isFileField(screen, name) && screen.resource.omitsEmpty === undefined
}

/** The values of a form from a snapshot, no file being chosen. */
export function valuesOf(screen: Screen, snapshot: Snapshot): Values {
  return Object.fromEntries(
    Object.entries(snapshot).map(([name, text]) => [name, isFileField(screen, name) ? noFile(screen, name) : text]),
  )
}

const noFile = (screen: Screen, name: string) => (screen.fields[name]?.kind === 'images' ? [] : null)

const isFileField = (screen: Screen, name: string) => isFileKind(screen.fields[name]?.kind)
