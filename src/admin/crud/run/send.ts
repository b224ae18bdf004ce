import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import { callsOf } from '@/admin/crud/record/calls'
import { type Attempt, createRecord } from '@/admin/crud/record/create-record'
import { type Entry, entriesOf, entryOf, type NewEntry, type Undone } from '@/admin/crud/record/journal'
import { isSame, type Snapshot, snapshotOf } from '@/admin/crud/record/snapshot'
import { type Answer, undo, valuesOf } from '@/admin/crud/record/undo'
import { editValues, type Values } from '@/admin/crud/record/values'
import { type Context, type Done, type Outcome, removeRecord, updateRecord } from '@/admin/crud/record/write'
import { ApiError } from '@/api/errors'
import { Conflict } from './questions'
import type { Run, RunItem } from './run-schema'

/** The journal entry of a finished item, or the entry it has undone, and a note. */
export interface Written {
  entry?: NewEntry | undefined
  undone?: Undone
  note?: string | undefined
}

/**
 * Writes one item; with `wasUnsure` an earlier call may have arrived. Rejects with a `Conflict` where another user has
 * changed the record since. `answer` is the decision after that, null to leave the record as it is.
 */
type Send = (item: RunItem, wasUnsure: boolean, answer?: Answer | null) => Promise<Written>

/** Thrown for an item that cannot be written, for a reason other than an answer of the provider. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** Returns how a run writes its items: with the same comparison before and look-up after as the write of one record. */
export function senderOf(screen: ResourceDefinition, run: Run, queryClient: QueryClient): Send {
  const send = senderOfAction(screen, run, queryClient)
  return async (item, wasUnsure, answer) =>
    answer === null ? { note: i18n._(msg`Laissé tel quel.`) } : send(item, wasUnsure, answer)
}

type SendAnswered = (item: RunItem, wasUnsure: boolean, answer?: Answer) => Promise<Written>

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
    case 'undo':
      return undoItems(context, run, entriesOf(action.group))
  }
}

async function removeItem(
  context: Context,
  { key, ...item }: RunItem,
  wasUnsure: boolean,
  answer: Answer | undefined,
): Promise<Written> {
  const { screen, calls } = context
  const opened = answer?.current ?? item.opened
  const row = opened ? undefined : await calls.read(key)
  // Without the selected version a change since the selection cannot be excluded.
  if (row) throw new Conflict(screen, { kind: 'remove', current: snapshotOf(screen, row), changed: undefined })
  const done = settled(context, askedFirst(context, await removeRecord(context, { key, opened })))
  // Removed by an earlier call whose answer was lost.
  const before = done.before ?? (wasUnsure ? opened : undefined)
  if (before === undefined) return { note: i18n._(msg`N’existait déjà plus.`) }
  return { entry: entryOf(screen, 'delete', { ...done, before }) }
}

async function setField(
  context: Context,
  { field, value }: { field: string; value: string },
  { key, name, opened = {} }: RunItem,
  wasUnsure: boolean,
  answer: Answer | undefined,
): Promise<Written> {
  const { screen, calls } = context
  if (answer?.values) {
    const outcome = await updateRecord(context, { key, opened: answer.current, typed: answer.values })
    return updated(context, askedFirst(context, outcome, opened))
  }
  const row = await calls.read(key)
  if (row === undefined) throw goneRefusal()
  const present = snapshotOf(screen, row)
  const before = opened[field] ?? ''
  if (isSame(present[field] ?? '', value)) {
    if (!wasUnsure) return { note: i18n._(msg`Avait déjà cette valeur.`) }
    const { name: resource } = screen.resource
    return { entry: { kind: 'update', resource, key, name, before: { [field]: before }, after: { [field]: value } } }
  }
  const typed = { ...editValues(screen, row), [field]: value }
  const selected = { ...present, [field]: before }
  return updated(context, askedFirst(context, await updateRecord(context, { key, opened: selected, typed }), selected))
}

function updated(context: Context, outcome: Outcome): Written {
  const done = settled(context, outcome)
  return { entry: entryOf(context.screen, 'update', done), note: noteOf(context, done, []) }
}

/**
 * Returns a note about the fields changed elsewhere and the fields that could not be restored; undefined for neither.
 */
function noteOf({ screen }: Context, { elsewhere }: Done, lost: readonly string[]): string | undefined {
  const merged = (fields: string) =>
    fields && i18n._(msg`Modifié entre-temps par quelqu’un d’autre, et conservé tel quel : ${fields}.`)
  const missing = (fields: string) => fields && i18n._(msg`N’a pas pu être rétabli : ${fields}.`)
  const notes = [merged(labelsOf(screen, elsewhere)), missing(labelsOf(screen, lost))]
  return notes.filter(Boolean).join(' ') || undefined
}

function createItems(context: Context, run: Run): SendAnswered {
  const creation = creationOf(context, run, keysOf(entriesOf(run.id)))
  return async (item, wasUnsure) => {
    const { values = {} } = item
    const done = await creation.attempt(item, wasUnsure ? values : undefined, async (attempt) =>
      settled(context, await createRecord(creation.context, values, attempt)),
    )
    return { entry: entryOf(context.screen, 'create', done) }
  }
}

function undoItems(context: Context, run: Run, entries: readonly Entry[]): SendAnswered {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const remade = entries.filter(({ kind, isUndone }) => kind === 'delete' && isUndone)
  const creation = creationOf(context, run, keysOf(remade))
  return async (item, wasUnsure, answer) => {
    const entry = byId.get(item.entry ?? '')
    if (entry === undefined) throw new Refusal(i18n._(msg`Ne se trouve plus dans le journal.`))
    if (entry.kind !== 'delete') {
      const { outcome, lost } = await undo(context, entry, answer)
      const done = settled(context, askedFirst(context, outcome, entry.after ?? {}))
      return { undone: { entry, key: done.key ?? entry.key }, note: noteOf(context, done, lost) }
    }
    let lost: readonly string[] = []
    const before = valuesOf(context.screen, entry.before ?? {})
    const { key = entry.key } = await creation.attempt(item, wasUnsure ? before : undefined, async (attempt) => {
      const undoing = await undo(creation.context, entry, undefined, attempt)
      ;({ lost } = undoing)
      return settled(context, undoing.outcome)
    })
    const fields = labelsOf(context.screen, lost)
    const again = i18n._(msg`Créé de nouveau, sous le numéro ${key}.`)
    return {
      undone: { entry, key },
      note: fields === '' ? again : `${again} ${i18n._(msg`Fichiers introuvables : ${fields}.`)}`,
    }
  }
}

/**
 * Returns the create attempts of a run. A record created by one item is never taken for that of another item with the
 * same values; `made` are the keys that the journal already contains after a reload.
 */
function creationOf(context: Context, { known = [] }: Run, made: Set<string>) {
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

const keysOf = (entries: readonly Entry[]) => new Set(entries.map(({ key }) => String(key)))

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
