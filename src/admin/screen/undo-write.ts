import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { Key, ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind, labelsOf } from '@/admin/crud/definition/fields'
import type { Target } from '@/admin/crud/definition/identity'
import { toast } from '@/admin/crud/definition/wording'
import { announce, announceMerged } from '@/admin/crud/notices/notices'
import { callsOf } from '@/admin/crud/record/calls'
import { isLeftOut, isSame, isWritten, snapshotOf, valuesOf, type Written } from '@/admin/crud/record/snapshot'
import { attachFiles, type Snapshot } from '@/admin/crud/record/values'
import { type Context, type Done, readPresent, updateRecord, type WriteOutcome } from '@/admin/crud/record/write'
import { hasStatus } from '@/api/errors'
import { staleKeys } from '@/api/query-keys'

/** Returns a function that undoes an update and announces the outcome; undefined where it cannot work. */
export function undoOf(queryClient: QueryClient, screen: ResourceDefinition, done: Done): (() => void) | undefined {
  const write = undoableOf(screen, done)
  if (write === undefined) return undefined
  // What was saved is the French text, as in the reads.
  const calls = callsOf(queryClient, screen, { locale: 'fr' })
  const run = async () => {
    try {
      announceUndoing(screen, done, write, await undo({ screen, calls }, write))
    } catch (error) {
      // The sign-in page tells of the end of the session.
      if (!hasStatus(error, 401)) announce('error', screen.outcomes.update.failed(error))
    } finally {
      for (const queryKey of staleKeys(screen.resource)) void queryClient.invalidateQueries({ queryKey })
    }
  }
  return () => void run()
}

function announceUndoing(
  screen: ResourceDefinition,
  done: Done,
  { after }: Undoable,
  { outcome, lost }: Undoing,
): void {
  const name = screen.nameOf(after)
  switch (outcome.state) {
    case 'gone':
      return announce('error', toast(msg`« ${name} » n’existe plus : rien n’a été annulé.`))
    case 'conflict': {
      const fields = labelsOf(screen, outcome.comparison.conflicts)
      return announce(
        'error',
        toast(msg`Rien n’a été annulé : quelqu’un d’autre a modifié « ${name} » depuis (${fields}).`),
      )
    }
    case 'not done':
      return announce('error', toast(msg`Pas annulé : la réponse s’est perdue, et rien n’a changé.`))
    case 'unknown':
      return announce('error', toast(msg`On ne sait pas si c’est annulé : la réponse s’est perdue. Vérifiez la liste.`))
    case 'done':
  }
  const { key } = outcome
  announce('success', toast(reverted(screen, name, key, done.formerKey ?? done.key)))
  announceMerged(screen, outcome.elsewhere)
  const fields = labelsOf(screen, lost)
  if (fields !== '') announce('error', toast(msg`N’a pas pu être rétabli : ${fields}.`))
}

/** Returns the outcome of a record that was reverted; the provider may have given it another slug than before. */
function reverted(screen: ResourceDefinition, name: string, key: Key | undefined, former: Key | undefined) {
  const page = publicAddressOf(screen, key)
  return page && key !== former
    ? msg`Annulé : « ${name} », dont l’adresse est maintenant ${page}.`
    : msg`Annulé : « ${name} »`
}

/** Returns the address of a record's own page, which contains its slug. */
const publicAddressOf = (screen: ResourceDefinition, key: Key | undefined) =>
  typeof key === 'string' && screen.resource.key === 'slug' ? screen.publicPage?.(key, {}) : undefined

/** An update that can be undone. */
interface Undoable extends Target, Written {
  before: Snapshot
}

/** Returns what the undo of an update needs; undefined for a creation, and where no field can be restored. */
function undoableOf(screen: ResourceDefinition, { key, id, before, after, answered }: Done): Undoable | undefined {
  if (key === undefined || !before || !after) return undefined
  const canWork = changedFields(before, after).some((name) => canBeRestored(screen, before, name))
  return canWork ? { key, id, before, after, answered } : undefined
}

const changedFields = (before: Snapshot, after: Snapshot) =>
  Object.keys(after).filter((name) => !isSame(before[name] ?? '', after[name] ?? ''))

/** The outcome of an undo, and the fields it could not restore: files that are gone, values that are not sent. */
interface Undoing {
  outcome: WriteOutcome
  lost: readonly string[]
}

/** Undoes an update by another one, unless the same fields were changed since. Rejects with an `ApiError`. */
async function undo(context: Context, { before, after, answered, ...target }: Undoable): Promise<Undoing> {
  const { screen } = context
  const row = await readPresent(context, target)
  if (row === undefined) return { outcome: { state: 'gone' }, lost: [] }
  const present = snapshotOf(screen, row)
  const changed = changedFields(before, after)
  const former = Object.fromEntries(changed.map((name) => [name, before[name] ?? '']))
  const { values, lost } = await attachFiles(screen, former, valuesOf(screen, former))
  const others = changed.filter((name) => !isWritten(screen, { after, answered }, name, present[name] ?? ''))
  const opened = { ...present, ...Object.fromEntries(others.map((name) => [name, after[name] ?? ''])) }
  // A formatted text comes back as the provider had it, with what is taken out of a new one.
  const calls: Context['calls'] = {
    ...context.calls,
    update: (written, sent, current) => context.calls.update(written, sent, { ...current, ...former }),
  }
  const typed = { ...valuesOf(screen, present), ...values }
  const outcome = await updateRecord({ screen, calls }, { ...target, opened, typed })
  const notSent = changed.filter((name) => !canBeRestored(screen, before, name))
  return { outcome, lost: [...new Set([...notSent, ...lost])] }
}

/** Whether an update can send a field's former value: not an absent file or date, an order of 0, or what is left out empty. */
function canBeRestored(screen: ResourceDefinition, before: Snapshot, name: string): boolean {
  if (isFileField(screen, name)) return (before[name] ?? '') !== ''
  return !isLeftOut(screen, name, before[name] ?? '')
}

const isFileField = (screen: ResourceDefinition, name: string) => isFileKind(screen.fields[name]?.kind)
