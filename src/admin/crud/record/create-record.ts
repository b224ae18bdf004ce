import type { Screen } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/keys'
import { idsOf } from './calls'
import { holds, isSame, sentTexts, snapshotOf, textsOf } from './snapshot'
import { hasFiles, type Values } from './values'
import { type Context, type Done, isUncertain, type Key, type Outcome, updateRecord } from './write'

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
