import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import { createRecord } from './create-record'
import { isSame, isWritten, sentTexts, snapshotOf, type Written } from './snapshot'
import { attachFiles, requiredFields, type Snapshot, type Values, validatorOf } from './values'
import { type Context, type Done, type Outcome, readPresent, type Target, updateRecord } from './write'

/** An update, or a removal (`after` is null), that can be undone. */
export interface Undoable extends Target {
  before: Snapshot
  after: Snapshot | null
  /** As in `Done`. */
  answered?: Snapshot | undefined
}

/**
 * Returns what the undo of a write needs; undefined for a creation, and where nothing can be restored: the record had child
 * records, which would not come back with it, or it would be refused as a new one, as without a required file among `files`.
 */
export function undoableOf(
  screen: ResourceDefinition,
  { key, id, before, after, answered }: Done,
  files: Values = {},
): Undoable | undefined {
  if (key === undefined || !before || after === undefined) return undefined
  const known = valuesOf(screen, before)
  const canWork = after
    ? changedFields(before, after).some((name) => canBeRestored(screen, before, name))
    : !screen.opens && isValid(validatorOf(screen, 'create', known)({ ...known, ...files }))
  return canWork ? { key, id, before, after, answered } : undefined
}

const isValid = (errors: object) => Object.keys(errors).length === 0

/** Returns the fields of a file without which no record can be created. */
export const requiredFiles = (screen: ResourceDefinition) =>
  [...requiredFields(screen, 'create')].filter((name) => isFileField(screen, name))

const changedFields = (before: Snapshot, after: Snapshot) =>
  Object.keys(after).filter((name) => !isSame(before[name] ?? '', after[name] ?? ''))

/** The outcome of an undo, and the fields it could not restore: files that are gone, values that are not sent. */
export interface Undoing {
  outcome: Outcome
  lost: readonly string[]
}

/**
 * Undoes a write by an ordinary write: an update is reverted unless the same fields were changed since, a removed record
 * is created again with its files, those of `files` and others as far as they can be read. Rejects with an `ApiError`.
 */
export async function undo(context: Context, undoable: Undoable, files: Values = {}): Promise<Undoing> {
  const { before, after, answered, ...target } = undoable
  if (after) return revert(context, target, { before, after, answered })
  const { screen } = context
  const { values, lost } = await attachFiles(screen, before, { ...valuesOf(screen, before), ...files })
  return { outcome: await createRecord(context, values, { known: new Set(), sent: [] }), lost }
}

async function revert(
  context: Context,
  target: Target,
  { before, ...written }: Written & { before: Snapshot },
): Promise<Undoing> {
  const { after } = written
  const { screen } = context
  const row = await readPresent(context, target)
  if (row === undefined) return { outcome: { state: 'gone' }, lost: [] }
  const present = snapshotOf(screen, row)
  const changed = changedFields(before, after)
  const former = Object.fromEntries(changed.map((name) => [name, before[name] ?? '']))
  const { values, lost } = await attachFiles(screen, former, valuesOf(screen, former))
  const others = changed.filter((name) => !isWritten(screen, written, name, present[name] ?? ''))
  const opened = { ...present, ...Object.fromEntries(others.map((name) => [name, after[name] ?? ''])) }
  const outcome = await updateRecord(context, { ...target, opened, typed: { ...valuesOf(screen, present), ...values } })
  const notSent = changed.filter((name) => !canBeRestored(screen, before, name))
  return { outcome, lost: [...new Set([...notSent, ...lost])] }
}

/** Whether an update can send a field's former value: not an absent file or date, an order of 0, or what is left out empty. */
function canBeRestored(screen: ResourceDefinition, before: Snapshot, name: string): boolean {
  if (isFileField(screen, name)) return (before[name] ?? '') !== ''
  const sent = sentTexts(screen, valuesOf(screen, before), 'edit')[name]
  return sent !== undefined && (sent !== '' || screen.resource.omitsEmpty === undefined)
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
