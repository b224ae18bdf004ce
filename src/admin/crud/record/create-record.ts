import type { ResourceDefinition, Row } from '@/admin/crud/definition/definition'
import { hasFiles } from '@/admin/pictures/files'
import { hasStatus } from '@/api/errors'
import { isUncertain } from '@/api/lost-answer'
import { isStored, sentTexts, snapshotOf } from './snapshot'
import { type Values } from './values'
import { type Context, updateRecord, type WriteOutcome } from './write'

/** The create requests of one new record: the ids that existed before the first, and the values of each. */
export interface Attempt {
  known: Set<number>
  sent: Values[]
}

/**
 * Creates a record. `attempt` is the same object for every try of one form. After a lost answer the next try first
 * looks for the record that an earlier one may have created, and updates it instead of creating another.
 */
export async function createRecord(context: Context, values: Values, attempt: Attempt): Promise<WriteOutcome> {
  const { screen, calls } = context
  if (attempt.sent.length === 0) attempt.known = new Set(await calls.knownIds())
  else {
    const earlier = await lookUpCreate(context, attempt)
    if (earlier === undefined) return { state: 'unknown', error: null }
    // What was typed since must not be lost.
    if (earlier.row)
      return updateRecord(context, {
        id: earlier.row.id,
        opened: snapshotOf(screen, earlier.row),
        typed: values,
      })
  }
  attempt.sent.push(values)
  try {
    // An answer without a record leaves it unknown: the outcome waits for no read.
    const row = (await calls.create(values)) ?? undefined
    return { state: 'done', row, elsewhere: [] }
  } catch (error) {
    if (!isUncertain(error)) {
      attempt.sent.pop()
      throw error
    }
    const found = await lookUpCreate(context, attempt)
    if (found?.row) return { state: 'done', row: found.row, elsewhere: [] }
    if (hasStatus(error, 500)) throw error
    return { state: found ? 'not done' : 'unknown', error }
  }
}

/** Looks in the list for the row that one of the tries created; undefined when the list cannot be read. */
async function lookUpCreate(
  { screen, calls }: Context,
  { known, sent }: Attempt,
): Promise<{ row: Row | undefined } | undefined> {
  const rows = await calls.list().catch(() => undefined)
  const others = rows?.filter(({ id }) => !known.has(id))
  return others && { row: others.find((row) => sent.some((values) => isCreatedFrom(screen, row, values))) }
}

/** Whether a row has everything that was sent. An empty field is ignored: the provider may have set a default. */
function isCreatedFrom(screen: ResourceDefinition, row: Row, values: Values): boolean {
  const found = snapshotOf(screen, row)
  const texts = Object.entries(sentTexts(screen, values, 'create')).filter(([, text]) => text !== '')
  const files = Object.keys(values).filter((name) => hasFiles(values[name]))
  return (
    texts.every(([name, text]) => found[name] === undefined || isStored(screen, name, text, found[name])) &&
    files.every((name) => (found[name] ?? '') !== '')
  )
}
