import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Row } from '@/admin/crud/definition/row'
import { hasFiles } from '@/admin/pictures/files'
import { hasStatus } from '@/api/errors'
import { isUncertain } from '@/api/lost-answer'
import { hasText, sentTexts } from './snapshot'
import { type Output, snapshotOf } from './values'
import { type Context, type Done, inPageLanguage, updateRecord, type WriteOutcome } from './write'

/** The create requests of one new record: the ids that existed before the first, and what each has sent. */
export interface Attempt {
  existing: Set<number>
  outputs: Output[]
}

/**
 * Creates a record. `attempt` is the same object for every try of one form. After a lost answer the next try first
 * looks for the record that an earlier one may have created, and updates it instead of creating another.
 */
export async function createRecord(context: Context, output: Output, attempt: Attempt): Promise<WriteOutcome> {
  const { screen, calls } = context
  if (attempt.outputs.length === 0) attempt.existing = new Set(await calls.existingIds())
  else {
    const earlier = await lookUpCreate(context, attempt)
    if (earlier === undefined) return { state: 'unknown', error: null }
    // What was typed since must not be lost.
    if (earlier.row) return updateRecord(context, { id: earlier.row.id, base: snapshotOf(screen, earlier.row), output })
  }
  attempt.outputs.push(output)
  try {
    const row = await calls.create(output)
    return row ? { state: 'done', id: row.id, row, elsewhere: [] } : lookUpAnswered(context, attempt)
  } catch (error) {
    if (!isUncertain(error)) {
      attempt.outputs.pop()
      throw error
    }
    const lookUp = await lookUpCreate(context, attempt)
    if (lookUp?.row) return doneBy(context, lookUp.row)
    if (hasStatus(error, 500)) throw error
    return { state: lookUp ? 'not done' : 'unknown', error }
  }
}

/** Looks for the record of an answer that contains none. A new one with other texts counts: a provider may rewrite them. */
async function lookUpAnswered(context: Context, attempt: Attempt): Promise<WriteOutcome> {
  const lookUp = await lookUpCreate(context, attempt)
  if (lookUp === undefined) return { state: 'unknown', error: null }
  return lookUp.hasNew ? doneBy(context, lookUp.row) : { state: 'not done', error: null }
}

const doneBy = ({ screen }: Context, row: Row | undefined): Done => ({
  state: 'done',
  id: row?.id,
  row: row && inPageLanguage(screen, row),
  elsewhere: [],
})

interface LookUp {
  /** The row that one of the tries created. */
  row: Row | undefined
  /** Whether the list has any row that is not older than the tries. */
  hasNew: boolean
}

/** Looks in the list for the row that one of the tries created; undefined when the list cannot be read. */
async function lookUpCreate({ screen, calls }: Context, { existing, outputs }: Attempt): Promise<LookUp | undefined> {
  const rows = await calls.list().catch(() => undefined)
  const added = rows?.filter(({ id }) => !existing.has(id))
  if (added === undefined) return undefined
  const row = added.find((one) => outputs.some((output) => isCreatedFrom(screen, one, output)))
  return { row, hasNew: added.length > 0 }
}

/** Whether a row has everything that was sent of the fields of the form. An empty one is ignored: the provider may have set a default. */
function isCreatedFrom(screen: ResourceDefinition, row: Row, output: Output): boolean {
  const record = snapshotOf(screen, row)
  const texts = Object.entries(sentTexts(output)).filter(([, text]) => text !== '')
  const files = Object.keys(output).filter((name) => hasFiles(output[name]))
  return (
    texts.every(([name, text]) => record[name] === undefined || hasText(screen, name, text, record[name])) &&
    files.every((name) => record[name] !== '')
  )
}
