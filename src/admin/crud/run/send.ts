import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import { callsOf } from '@/admin/crud/record/calls'
import { type Attempt, createRecord } from '@/admin/crud/record/create-record'
import { isSame, type Snapshot, snapshotOf } from '@/admin/crud/record/snapshot'
import { editValues, type Values } from '@/admin/crud/record/values'
import { type Context, type Done, type Outcome, removeRecord, updateRecord } from '@/admin/crud/record/write'
import { ApiError } from '@/api/errors'
import { type Answer, Conflict } from './questions'
import type { Run, RunItem } from './run-schema'

/**
 * Writes one item, and resolves to a note about it; with `wasUnsure` an earlier call may have arrived. Rejects with a `Conflict` where another user has
 * changed the record since. `answer` is the decision after that, null to leave the record as it is.
 */
type Send = (item: RunItem, wasUnsure: boolean, answer?: Answer | null) => Promise<string | undefined>

/** Thrown for an item that cannot be written, for a reason other than an answer of the provider. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** Returns how a run writes its items: with the same comparison before and look-up after as the write of one record. */
export function senderOf(screen: ResourceDefinition, run: Run, queryClient: QueryClient): Send {
  const send = senderOfAction(screen, run, queryClient)
  return async (item, wasUnsure, answer) =>
    answer === null ? i18n._(msg`Laissé tel quel.`) : send(item, wasUnsure, answer)
}

type SendAnswered = (item: RunItem, wasUnsure: boolean, answer?: Answer) => Promise<string | undefined>

function senderOfAction(screen: ResourceDefinition, run: Run, queryClient: QueryClient): SendAnswered {
  const { action } = run
  const context: Context = { screen, calls: callsOf(queryClient, screen) }
  switch (action.kind) {
    case 'delete':
      return (item, wasUnsure, answer) => removeItem(context, item, wasUnsure, answer)
    case 'set':
      return (item, wasUnsure, answer) => setField(context, action, item, wasUnsure, answer)
    case 'create':
      return createItems(context, run)
  }
}

async function removeItem(
  context: Context,
  { key, ...item }: RunItem,
  wasUnsure: boolean,
  answer: Answer | undefined,
): Promise<string | undefined> {
  const { screen, calls } = context
  const opened = answer?.current ?? item.opened
  const row = opened ? undefined : await calls.read(key)
  // Without the selected version a change since the selection cannot be excluded.
  if (row) throw new Conflict(screen, { kind: 'remove', current: snapshotOf(screen, row), changed: undefined })
  const done = settled(context, askedFirst(context, await removeRecord(context, { key, opened })))
  // Removed by an earlier call whose answer was lost.
  const before = done.before ?? (wasUnsure ? opened : undefined)
  return before === undefined ? i18n._(msg`N’existait déjà plus.`) : undefined
}

async function setField(
  context: Context,
  { field, value }: { field: string; value: string },
  { key, opened = {} }: RunItem,
  wasUnsure: boolean,
  answer: Answer | undefined,
): Promise<string | undefined> {
  const { screen, calls } = context
  if (answer?.values) {
    const outcome = await updateRecord(context, { key, opened: answer.current, typed: answer.values })
    return updated(context, askedFirst(context, outcome, opened))
  }
  const row = await calls.read(key)
  if (row === undefined) throw goneRefusal()
  const present = snapshotOf(screen, row)
  const before = opened[field] ?? ''
  if (isSame(present[field] ?? '', value)) return wasUnsure ? undefined : i18n._(msg`Avait déjà cette valeur.`)
  const typed = { ...editValues(screen, row), [field]: value }
  const selected = { ...present, [field]: before }
  return updated(context, askedFirst(context, await updateRecord(context, { key, opened: selected, typed }), selected))
}

/** Returns a note about the fields changed elsewhere. */
function updated(context: Context, outcome: Outcome): string | undefined {
  const fields = labelsOf(context.screen, settled(context, outcome).elsewhere)
  return fields === ''
    ? undefined
    : i18n._(msg`Modifié entre-temps par quelqu’un d’autre, et conservé tel quel : ${fields}.`)
}

function createItems(context: Context, run: Run): SendAnswered {
  const creation = creationOf(context, run)
  return async (item, wasUnsure) => {
    const { values = {} } = item
    await creation.attempt(item, wasUnsure ? values : undefined, async (attempt) =>
      settled(context, await createRecord(creation.context, values, attempt)),
    )
    return undefined
  }
}

/**
 * Returns the create attempts of a run. A record created by one item is never taken for that of another item with the
 * same values.
 */
function creationOf(context: Context, { known = [] }: Run) {
  const made = new Set<string>()
  const attempts = new Map<RunItem, Attempt>()
  const taken = () => new Set([...known, ...made])
  return {
    context: { ...context, calls: { ...context.calls, knownIds: async () => taken() } },
    /** `sent` are the values that may have been sent before a reload. */
    async attempt(item: RunItem, sent: Values | undefined, write: (attempt: Attempt) => Promise<Done>): Promise<Done> {
      const attempt = attempts.get(item) ?? { known: new Set(), sent: sent ? [sent] : [] }
      attempts.set(item, attempt)
      if (attempt.sent.length > 0) attempt.known = taken()
      const done = await write(attempt)
      const key = String(done.key ?? '')
      // Another item has found the same record first: this one is looked up again.
      if (made.has(key)) throw new ApiError(0)
      if (key !== '') made.add(key)
      return done
    },
  }
}

/** Returns the outcome, or throws a `Conflict` where the record was changed since it was as `seen`. */
function askedFirst({ screen }: Context, outcome: Outcome, seen: Snapshot = {}): Outcome {
  if (outcome.state !== 'conflict') return outcome
  const { current, comparison } = outcome
  if (comparison.conflicts.length === 0) {
    throw new Conflict(screen, { kind: 'remove', current, changed: comparison.elsewhere })
  }
  throw new Conflict(screen, { kind: 'update', opened: { ...current, ...seen }, current, comparison })
}

/** Returns a finished write. Throws a `Refusal`, or for a retry the error of a call without an answer. */
function settled({ screen }: Context, outcome: Outcome): Done {
  switch (outcome.state) {
    case 'done':
      return outcome
    case 'gone':
      throw goneRefusal()
    case 'conflict': {
      const { conflicts, elsewhere } = outcome.comparison
      const fields = labelsOf(screen, [...conflicts, ...elsewhere])
      throw new Refusal(i18n._(msg`Modifié entre-temps par quelqu’un d’autre : ${fields}.`))
    }
    default:
      throw new ApiError(0)
  }
}

const goneRefusal = () => new Refusal(i18n._(msg`N’existe plus.`))
