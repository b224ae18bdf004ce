import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { idsOf, keyOf } from '@/admin/crud/definition/identity'
import { hasFiles } from '@/admin/pictures/files'
import { hasStatus } from '@/api/errors'
import { isUncertain } from '@/api/lost-answer'
import { isSame, isStored, sentTexts, snapshotOf, textsOf } from './snapshot'
import { type Values } from './values'
import { type Context, type Done, updateRecord, type WriteOutcome } from './write'

/** The create requests of one new record: the ids that existed before the first, and the values of each. */
export interface Attempt {
  known: Set<string>
  sent: Values[]
}

/** The creates of this tab with an unknown outcome, by `sent`; a form that is opened again continues its own. */
const uncertain = new Map<Values[], { path: string; attempt: Attempt }>()

/**
 * Creates a record. `attempt` is the same object for every try of one form. After a lost answer the next try first
 * looks for the record that the earlier one may have created, and updates it instead of creating another.
 */
export async function createRecord(context: Context, values: Values, attempt: Attempt): Promise<WriteOutcome> {
  const { screen, calls } = context
  continueAttempt(screen, values, attempt)
  if (attempt.sent.length === 0) attempt.known = new Set(await calls.knownIds())
  else {
    const earlier = await lookUpCreate(context, attempt)
    if (earlier === undefined) return { state: 'unknown', error: null }
    if (earlier.row) return adjust(context, earlier.row, earlier.values, values, attempt)
  }
  attempt.sent.push(values)
  try {
    const answer = await calls.create(values)
    uncertain.delete(attempt.sent)
    const texts = sentTexts(screen, values, 'create')
    // An answer without a record leaves the key unknown: the outcome waits for no read.
    const key = answer ? keyOf(screen, answer) : ''
    const after = answer ? { ...snapshotOf(screen, answer), ...texts } : undefined
    return { state: 'done', key: key === '' ? undefined : key, after, elsewhere: [] }
  } catch (error) {
    if (!isUncertain(error)) {
      attempt.sent.pop()
      throw error
    }
    uncertain.set(attempt.sent, { path: screen.path, attempt })
    const found = await lookUpCreate(context, attempt)
    if (found?.row) return created(context, found.row, attempt)
    if (hasStatus(error, 500)) throw error
    if (found === undefined) return { state: 'unknown', error }
    return found.others.length > 0 ? { state: 'unknown', error, found: found.others } : { state: 'not done', error }
  }
}

function created({ screen }: Context, row: object, attempt: Attempt): Done {
  uncertain.delete(attempt.sent)
  const after = snapshotOf(screen, row)
  return { state: 'done', key: keyOf(screen, row), after, elsewhere: [] }
}

/** Updates the record that an earlier try has created with the values typed since. */
async function adjust(
  context: Context,
  row: object,
  sent: Values,
  values: Values,
  attempt: Attempt,
): Promise<WriteOutcome> {
  if (isSameValues(sent, values)) return created(context, row, attempt)
  const { screen } = context
  const key = keyOf(screen, row)
  const outcome = await updateRecord(context, { key, opened: snapshotOf(screen, row), typed: values })
  if (outcome.state !== 'done') return outcome
  uncertain.delete(attempt.sent)
  return outcome
}

/** Returns the row that one of the tries created and the other new rows; undefined when the list cannot be read. */
async function lookUpCreate({ screen, calls }: Context, { known, sent }: Attempt) {
  const rows = await calls.list().catch(() => undefined)
  if (rows === undefined) return undefined
  const others = rows.filter((row) => !idsOf([row]).some((id) => known.has(id)))
  for (const values of sent.toReversed()) {
    const row = others.find((one) => isCreatedFrom(screen, one, values))
    if (row) return { row, values, others }
  }
  return { others }
}

/** Whether a row has everything that was sent. An empty field is ignored: the provider may have set a default. */
function isCreatedFrom(screen: ResourceDefinition, row: object, values: Values): boolean {
  const found = snapshotOf(screen, row)
  const texts = Object.entries(sentTexts(screen, values, 'create')).filter(([, text]) => text !== '')
  const files = Object.keys(values).filter((name) => hasFiles(values[name]))
  return (
    texts.every(([name, text]) => found[name] === undefined || isStored(screen, name, text, found[name])) &&
    files.every((name) => (found[name] ?? '') !== '')
  )
}

/** Continues the tries of a form that was closed and opened again with the same texts. */
function continueAttempt({ path }: ResourceDefinition, values: Values, attempt: Attempt) {
  if (attempt.sent.length > 0) return
  const own = [...uncertain.values()].find(
    (one) => one.path === path && one.attempt.sent.some((earlier) => isSameTexts(earlier, values)),
  )
  if (own) Object.assign(attempt, own.attempt)
}

function isSameTexts(one: Values, other: Values) {
  const texts = textsOf(other)
  return Object.entries(textsOf(one)).every(([name, text]) => isSame(text, texts[name] ?? ''))
}

const isSameValues = (one: Values, other: Values) =>
  isSameTexts(one, other) && Object.keys(other).every((name) => !hasFiles(other[name]) || one[name] === other[name])
