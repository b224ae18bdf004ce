import type { Row } from '@/admin/crud/definition/row'
import { isUncertain } from '@/api/lost-answer'
import { isPagedList } from '@/api/reads'
import { compare, isWritten } from './snapshot'
import { type Snapshot, snapshotOf } from './values'
import { type Context, type Done, orRefusal, sendTo, type WriteOutcome } from './write'

interface Removal {
  id: number
  /** The record as the user has seen it; undefined: without a comparison. */
  base: Snapshot | undefined
}

/** Removes a record as `requestRemoval`, and looks whether it is gone: a provider may answer with success and keep it. */
export async function removeRecord(context: Context, removal: Removal): Promise<WriteOutcome> {
  const outcome = await requestRemoval(context, removal)
  if (outcome.state !== 'done') return outcome
  try {
    return (await isListed(context, removal.id)) ? { state: 'not done', error: null } : outcome
  } catch (error) {
    return { state: 'unknown', error }
  }
}

/** Returns whether a record is still there. A list in pages takes many requests: of it the record alone is read. */
async function isListed({ screen, calls }: Context, id: number): Promise<boolean> {
  if (isPagedList(screen.resource)) return (await calls.lookUp(id)) !== undefined
  return (await calls.list()).some((row) => row.id === id)
}

/**
 * Removes a record, unless it was changed since `base`; whether it is gone is not looked up. A record that does not exist any more
 * counts as removed.
 */
export async function requestRemoval(context: Context, { id, base }: Removal): Promise<WriteOutcome> {
  const { screen, calls } = context
  const row = await calls.read(id)
  const done: Done = { state: 'done', id, row: undefined, elsewhere: [] }
  if (row === undefined) return done
  const before = snapshotOf(screen, row)
  const comparison = compare(base ? withOwnUpdate(context, base, row) : before, before, {})
  if (comparison.elsewhere.length > 0) return { state: 'conflict', current: before, comparison }
  try {
    await sendTo(context, row, calls.remove)
    return done
  } catch (error) {
    if (!isUncertain(error)) throw error
    const rows = await calls.list().catch(() => undefined)
    if (rows === undefined) return orRefusal({ state: 'unknown', error })
    return rows.some((one) => one.id === id) ? orRefusal({ state: 'not done', error }) : done
  }
}

/**
 * Returns a record as it was in a list (`base`), with what this tab has written since: the list shows that only once it is read
 * again, and nobody else has changed it.
 */
function withOwnUpdate({ screen, calls }: Context, base: Snapshot, row: Row): Snapshot {
  const written = calls.lastWritten(row.id)
  if (written === undefined) return base
  const isOwn = ([name, value]: [string, string]) => isWritten(screen, written, name, value)
  return { ...base, ...Object.fromEntries(Object.entries(snapshotOf(screen, row)).filter(isOwn)) }
}
