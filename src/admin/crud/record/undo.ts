import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import type { Target } from '@/admin/crud/definition/identity'
import { isLeftOut, isSame, isWritten, snapshotOf, valuesOf, type Written } from './snapshot'
import { attachFiles, type Snapshot } from './values'
import { type Context, type Done, type Outcome, readPresent, updateRecord } from './write'

/** An update that can be undone. */
export interface Undoable extends Target, Written {
  before: Snapshot
}

/** Returns what the undo of an update needs; undefined for a creation, and where no field can be restored. */
export function undoableOf(
  screen: ResourceDefinition,
  { key, id, before, after, answered }: Done,
): Undoable | undefined {
  if (key === undefined || !before || !after) return undefined
  const canWork = changedFields(before, after).some((name) => canBeRestored(screen, before, name))
  return canWork ? { key, id, before, after, answered } : undefined
}

const changedFields = (before: Snapshot, after: Snapshot) =>
  Object.keys(after).filter((name) => !isSame(before[name] ?? '', after[name] ?? ''))

/** The outcome of an undo, and the fields it could not restore: files that are gone, values that are not sent. */
export interface Undoing {
  outcome: Outcome
  lost: readonly string[]
}

/** Undoes an update by another one, unless the same fields were changed since. Rejects with an `ApiError`. */
export async function undo(context: Context, { before, after, answered, ...target }: Undoable): Promise<Undoing> {
  const { screen } = context
  const row = await readPresent(context, target)
  if (row === undefined) return { outcome: { state: 'gone' }, lost: [] }
  const present = snapshotOf(screen, row)
  const changed = changedFields(before, after)
  const former = Object.fromEntries(changed.map((name) => [name, before[name] ?? '']))
  const { values, lost } = await attachFiles(screen, former, valuesOf(screen, former))
  const others = changed.filter((name) => !isWritten(screen, { after, answered }, name, present[name] ?? ''))
  const opened = { ...present, ...Object.fromEntries(others.map((name) => [name, after[name] ?? ''])) }
  const outcome = await updateRecord(context, { ...target, opened, typed: { ...valuesOf(screen, present), ...values } })
  const notSent = changed.filter((name) => !canBeRestored(screen, before, name))
  return { outcome, lost: [...new Set([...notSent, ...lost])] }
}

/** Whether an update can send a field's former value: not an absent file or date, an order of 0, or what is left out empty. */
function canBeRestored(screen: ResourceDefinition, before: Snapshot, name: string): boolean {
  if (isFileField(screen, name)) return (before[name] ?? '') !== ''
  return !isLeftOut(screen, name, before[name] ?? '')
}

const isFileField = (screen: ResourceDefinition, name: string) => isFileKind(screen.fields[name]?.kind)
