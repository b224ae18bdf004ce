import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import { createRecord } from './create-record'
import { holds, isSame, snapshotOf } from './snapshot'
import type { Snapshot } from './values'
import { attachFiles, type Values } from './values'
import { type Context, type Done, type Outcome, readPresent, type Target, updateRecord } from './write'

/** An update, or a removal (`after` is null), that can be undone. */
export interface Undoable extends Target {
  before: Snapshot
  after: Snapshot | null
}

/** Returns what the undo of a write needs; undefined for a creation, and where nothing was changed. */
export function undoableOf({ key, id, before, after }: Done): Undoable | undefined {
  if (key === undefined || !before || after === undefined) return undefined
  return after && changedFields(before, after).length === 0 ? undefined : { key, id, before, after }
}

const changedFields = (before: Snapshot, after: Snapshot) =>
  Object.keys(after).filter((name) => !isSame(before[name] ?? '', after[name] ?? ''))

/** The outcome of an undo, and the fields it could not restore: files that are gone, texts that cannot be emptied. */
export interface Undoing {
  outcome: Outcome
  lost: readonly string[]
}

/**
 * Undoes a write by an ordinary write: an update is reverted unless the same fields were changed since, a removed record
 * is created again with its files as far as they can be read. Rejects with an `ApiError`.
 */
export async function undo(context: Context, { before, after, ...target }: Undoable): Promise<Undoing> {
  if (after) return revert(context, target, before, after)
  const { values, lost } = await attachFiles(context.screen, before, valuesOf(context.screen, before))
  return { outcome: await createRecord(context, values, { known: new Set(), sent: [] }), lost }
}

async function revert(context: Context, target: Target, before: Snapshot, after: Snapshot): Promise<Undoing> {
  const { screen } = context
  const row = await readPresent(context, target)
  if (row === undefined) return { outcome: { state: 'gone' }, lost: [] }
  const present = snapshotOf(screen, row)
  const changed = changedFields(before, after)
  const former = Object.fromEntries(changed.map((name) => [name, before[name] ?? '']))
  const { values, lost } = await attachFiles(screen, former, valuesOf(screen, former))
  // What the provider has only normalised is what was written.
  const written = changed.filter((name) => !holds(screen, name, after[name] ?? '', present[name] ?? ''))
  const opened = { ...present, ...Object.fromEntries(written.map((name) => [name, after[name] ?? ''])) }
  const outcome = await updateRecord(context, { ...target, opened, typed: { ...valuesOf(screen, present), ...values } })
  const notEmptied = changed.filter((name) => former[name] === '' && !canBeEmptied(screen, name))
  return { outcome, lost: [...new Set([...notEmptied, ...lost])] }
}

/** Whether an update can empty a field: a file never, a text unless the resource omits empty ones. */
function canBeEmptied(screen: ResourceDefinition, name: string) {
  return !isFileField(screen, name) && screen.resource.omitsEmpty === undefined
}

/** Returns the values of a form from a snapshot, without files. */
function valuesOf(screen: ResourceDefinition, snapshot: Snapshot): Values {
  return Object.fromEntries(
    Object.entries(snapshot).map(([name, text]) => {
      if (!isFileField(screen, name)) return [name, text]
      return [name, screen.fields[name]?.kind === 'images' ? [] : null]
    }),
  )
}

const isFileField = (screen: ResourceDefinition, name: string) => isFileKind(screen.fields[name]?.kind)
