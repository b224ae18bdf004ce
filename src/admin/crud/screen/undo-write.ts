import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { Key, ResourceDefinition } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import { toast } from '@/admin/crud/definition/outcomes'
import { announce } from '@/admin/crud/notices/notices'
import { announceMerged } from '@/admin/crud/notices/record-notices'
import { callsOf } from '@/admin/crud/record/calls'
import { type Undoable, type Undoing, undo, undoableOf } from '@/admin/crud/record/undo'
import type { Done } from '@/admin/crud/record/write'
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
  const page = pageOf(screen, key)
  return page && key !== former
    ? msg`Annulé : « ${name} », dont l’adresse est maintenant ${page}.`
    : msg`Annulé : « ${name} »`
}

/** Returns the address of a record's own page, which contains its slug. */
const pageOf = (screen: ResourceDefinition, key: Key | undefined) =>
  typeof key === 'string' && screen.resource.key === 'slug' ? screen.publicPage?.(key, {}) : undefined
