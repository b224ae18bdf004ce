import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Row } from '@/admin/crud/definition/row'
import { hasFiles } from '@/admin/pictures/files'
import { firstMessages, hasStatus } from '@/api/errors'
import { isUncertain } from '@/api/lost-answer'
import { callKey, otherKey } from '@/contract/rows/define-rows'
import { currentLocale } from '@/i18n/catalogs'
import type { Calls } from './calls'
import { type Comparison, changedFields, compare, hasText, isSame, sentTexts } from './snapshot'
import { type Output, type Snapshot, snapshotOf } from './values'

// Every write of the back office goes through this folder. Before an update or a removal the record is read again and
// compared with the opened one; after an update its answer is compared with what was sent; after a removal, and after a write
// whose answer is lost or contains no record, the record is looked up. A refusal rejects with its `ApiError`.
// Another editor can still write between the read and the write: the provider has no conditional update. While files are sent
// this takes minutes, at whose end the record is read once more.

export interface Context {
  screen: ResourceDefinition
  calls: Calls
}

export type WriteOutcome = Done | Unsaved

export interface Done {
  state: 'done'
  /** The id of the record; undefined for a new one that is not recognised. */
  id: number | undefined
  /** The record in the language of the page; undefined where it was only read in French, or not at all. */
  row: Row | undefined
  /** The fields changed elsewhere, which were left as they are. */
  elsewhere: readonly string[]
}

export type Unsaved =
  /** The same fields were changed elsewhere; nothing was sent. */
  | { state: 'conflict'; current: Snapshot; comparison: Comparison }
  /** The record does not exist any more. */
  | { state: 'gone' }
  /** The provider has answered with success, and the record has these fields as before. */
  | { state: 'ignored'; fields: readonly string[]; current: Snapshot }
  /** The list shows that nothing was written: no answer came, or it was one of success, where `error` is null. */
  | { state: 'not done'; error: unknown }
  /** No answer came, and the list could not be read, or shows only a part of what was sent. */
  | { state: 'unknown'; error: unknown }

/**
 * Thrown for an `Unsaved` outcome: the mutation fails, and marks the lists as stale without waiting for their reload.
 */
export class NotSaved extends Error {
  readonly outcome: Unsaved
  constructor(outcome: Unsaved) {
    super(outcome.state)
    this.outcome = outcome
  }
}

interface Update {
  id: number
  /** The record as the user has seen it, which the edits are based on. */
  base: Snapshot
  output: Output
}

/** Updates a record, unless the same fields were changed elsewhere since it was opened. */
export async function updateRecord(context: Context, { id, base, output }: Update): Promise<WriteOutcome> {
  const { screen, calls } = context
  const row = await calls.read(id)
  if (row === undefined) return { state: 'gone' }
  const before = snapshotOf(screen, row)
  const comparison = compare(base, before, output)
  if (comparison.conflicts.length > 0) return { state: 'conflict', current: before, comparison }
  const { merged, elsewhere } = comparison
  const sent: SentUpdate = { id, before, output: changesOf(screen, row, before, merged), elsewhere }
  let reading: Promise<void> | undefined
  let uploaded: Snapshot | undefined
  async function readUploaded() {
    const present = await calls.lookUp(id).catch(() => undefined)
    uploaded = present && snapshotOf(screen, present)
  }
  const outcome = await sendUpdate(context, row, sent, merged, () => void (reading ??= readUploaded()))
  return outcome.state === 'done' && uploaded ? restoreOthers(context, row, sent, uploaded, outcome) : outcome
}

/** Sends an update; all of its fields where the provider requires one that was left out. */
async function sendUpdate(
  context: Context,
  row: Row,
  sent: SentUpdate,
  all: Output,
  onUploaded?: () => void,
): Promise<WriteOutcome> {
  const send = (fields: Output) => sendTo(context, row, (key) => context.calls.update(key, fields, onUploaded))
  try {
    const answer = await send(sent.output).catch((error: unknown) => {
      const isMissing = Object.keys(firstMessages(error)).some((name) => name in all && !(name in sent.output))
      if (!isMissing) throw error
      return send(all)
    })
    return answer === 'gone' ? { state: 'gone' } : checkAnswer(context, sent, answer.row)
  } catch (error) {
    if (!isUncertain(error)) throw error
    return lookUpUpdate(context, sent, error)
  }
}

/**
 * Writes again the texts that somebody else has saved while the files of an update were sent, and that the update has put back as
 * they were before. `uploaded` is the record as it was once the files were sent.
 */
async function restoreOthers(
  context: Context,
  row: Row,
  sent: SentUpdate,
  uploaded: Snapshot,
  outcome: Done,
): Promise<WriteOutcome> {
  const { id, before, output } = sent
  const isWritten = Object.keys(output).some((name) => hasFiles(output[name]) && !isUntouched(before, uploaded, name))
  const { merged, elsewhere } = compare(before, uploaded, output)
  const overwritten = elsewhere.filter((name) => name in output)
  if (isWritten || overwritten.length === 0) return outcome
  const texts = Object.fromEntries(Object.entries(merged).filter(([, value]) => !hasFiles(value)))
  const { after = uploaded, answer = after } = context.calls.lastWritten(id) ?? {}
  const all = [...sent.elsewhere, ...overwritten]
  return sendUpdate(context, row, { id, before: answer, output: texts, elsewhere: all }, texts)
}

interface SentUpdate {
  id: number
  /** The record as it was before. */
  before: Snapshot
  output: Output
  /** The fields changed elsewhere. */
  elsewhere: readonly string[]
}

/**
 * Returns what an update sends. Where a provider leaves the fields that it is not sent (the specification: news, interviews and
 * contents), they are those that change: what somebody else saves while a file is sent is not put back. Everywhere a day is left
 * out that was not edited, and of which the record has the time too.
 */
function changesOf(screen: ResourceDefinition, row: Row, record: Snapshot, output: Output): Output {
  const changed = changedFields(record, output)
  const present = screen.edit(row)
  const isSent = (name: string) =>
    changed.includes(name) ||
    (!(screen.resource.omitsEmpty && changed.length > 0) &&
      !(screen.fields[name]?.kind === 'date' && present[name] !== record[name]))
  return Object.fromEntries(Object.entries(output).filter(([name]) => isSent(name)))
}

/**
 * Sends a write of a record by its key. After a 404 the list decides whether the record is gone; where it is not, the other key
 * is tried once: some providers read by the slug and write by the id.
 */
export async function sendTo<Answer>(
  { screen: { resource }, calls }: Context,
  row: Row,
  send: (key: number | string) => Promise<Answer>,
): Promise<{ row: Answer } | 'gone'> {
  try {
    return { row: await send(callKey(resource, row)) }
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
    const rows = await calls.list().catch(() => undefined)
    if (rows && !rows.some(({ id }) => id === row.id)) return 'gone'
    const key = otherKey(resource, row)
    if (rows === undefined || key === undefined) throw error
    return { row: await send(key) }
  }
}

/**
 * Compares the answer to an update with what was sent. A provider that does not read the body answers with success and the record
 * as it was. The answer may be a translation, contain no record or a part of it: then the record is read once.
 */
async function checkAnswer({ screen, calls }: Context, sent: SentUpdate, answer: Row | null): Promise<WriteOutcome> {
  const ignoredIn = (after: Snapshot) =>
    changedFields(sent.before, sent.output).filter((name) => isUntouched(sent.before, after, name))
  const isWhole =
    answer !== null &&
    inPageLanguage(screen, answer) !== undefined &&
    ignoredIn(snapshotOf(screen, answer)).length === 0
  const row = isWhole ? answer : await calls.readAgain(sent.id).catch((error: unknown) => ({ error }))
  if (row === undefined) return { state: 'gone' }
  if ('error' in row) return { state: 'unknown', error: row.error }
  const current = snapshotOf(screen, row)
  const fields = ignoredIn(current)
  if (fields.length > 0) return { state: 'ignored', fields, current }
  calls.noteWritten(sent.id, { after: afterwards(sent, current), answer: current })
  return {
    state: 'done',
    id: sent.id,
    row: inPageLanguage(screen, row) ?? answer ?? undefined,
    elsewhere: sent.elsewhere,
  }
}

/** Returns a row that was read in French where that is the language of the page, or its texts are not translated. */
export const inPageLanguage = ({ untranslated }: ResourceDefinition, row: Row): Row | undefined =>
  currentLocale() === 'fr' || untranslated === true ? row : undefined

const isUntouched = (before: Snapshot, after: Snapshot, name: string) => isSame(before[name] ?? '', after[name] ?? '')

/** Returns the record after an update: the texts as they were sent, the present addresses of files. */
function afterwards({ before, output }: SentUpdate, current: Snapshot): Snapshot {
  const files = Object.keys(output).filter((name) => hasFiles(output[name]))
  return { ...before, ...sentTexts(output), ...Object.fromEntries(files.map((name) => [name, current[name] ?? ''])) }
}

/** Throws the error of an answer that says itself that nothing was done, and was not contradicted by the list. */
export function orRefusal(outcome: Extract<Unsaved, { error: unknown }>): Unsaved {
  if (hasStatus(outcome.error, 500)) throw outcome.error
  return outcome
}

async function lookUpUpdate({ screen, calls }: Context, sent: SentUpdate, error: unknown): Promise<WriteOutcome> {
  const { id, before, output, elsewhere } = sent
  const rows = await calls.list().catch(() => undefined)
  if (rows === undefined) return orRefusal({ state: 'unknown', error })
  const row = rows.find((one) => one.id === id)
  if (row === undefined) return { state: 'gone' }
  const after = snapshotOf(screen, row)
  const texts = sentTexts(output)
  const isAsBefore = (name: string) => isUntouched(before, after, name)
  // Rich text that differs only in markup, or in words that are struck through, has the same words.
  const isDone = (name: string) =>
    !isAsBefore(name) && (hasFiles(output[name]) || hasText(screen, name, texts[name] ?? '', after[name] ?? ''))
  const fields = changedFields(before, output)
  if (fields.every(isDone)) {
    calls.noteWritten(id, { after })
    return { state: 'done', id, row: inPageLanguage(screen, row), elsewhere }
  }
  if (fields.every(isAsBefore)) return orRefusal({ state: 'not done', error })
  return { state: 'unknown', error }
}
