import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { QueryClient } from '@tanstack/react-query'
import type { UseNavigateResult } from '@tanstack/react-router'
import { ChangedDialog } from '@/admin/crud/conflict/changed-dialog'
import { ConflictDialog } from '@/admin/crud/conflict/conflict-dialog'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import { toast } from '@/admin/crud/definition/outcomes'
import { announce, ask } from '@/admin/crud/notices/notices'
import { announceMerged } from '@/admin/crud/notices/record-notices'
import { callsOf, idsOf } from '@/admin/crud/record/calls'
import { type Entry, markUndone, undoable } from '@/admin/crud/record/journal'
import { chosenValues } from '@/admin/crud/record/snapshot'
import { type Answer, type Undoing, undo } from '@/admin/crud/record/undo'
import type { Unsaved } from '@/admin/crud/record/write'
import { PlanList } from '@/admin/crud/run/plan'
import { activeRun, beginRun, isBusy } from '@/admin/crud/run/run'
import { screenOf } from '@/admin/registry'
import { AlertDialog } from '@/admin/ui/dialog'
import { hasStatus } from '@/api/errors'
import { staleKeys } from '@/api/query-keys'

interface Session {
  queryClient: QueryClient
  navigate: UseNavigateResult<string>
  /** The id of the signed-in user. */
  user: number
}

/** Undoes an action of the journal, its last entry first. Asks where a record was changed since. */
export async function undoAction(session: Session, group: string | undefined): Promise<void> {
  const entries = undoable(session.user, group)
  if (entries.length === 0) return announce('success', toast(msg`Il n’y a rien à annuler.`))
  // Undoing a creation is a removal, which always needs a confirmation (specification, section 4).
  const created = entries.filter(({ kind }) => kind === 'create')
  if (created.length > 0 && !(await ask<true>((answer) => <RemovalDialog entries={created} answer={answer} />))) return
  const [entry, ...others] = entries
  if (entry === undefined) return
  const screen = screenOf(entry.resource)
  if (screen === undefined) return
  try {
    if (others.length > 0) await beginUndoRun(session, screen, [entry, ...others])
    else await undoEntry(session.queryClient, screen, entry)
  } catch (error) {
    // The sign-in page tells of the end of the session.
    if (!hasStatus(error, 401)) announceFailure(screen, entry, error)
  }
}

async function undoEntry(queryClient: QueryClient, screen: ResourceDefinition, entry: Entry) {
  const context = { screen, calls: callsOf(queryClient, screen) }
  try {
    let undoing = await undo(context, entry)
    while (undoing.outcome.state === 'conflict') {
      const conflict = undoing.outcome
      const given = await ask<Answer>((answer) => <UndoQuestion {...{ screen, entry, conflict, answer }} />)
      if (given === null) return
      undoing = await undo(context, entry, given)
    }
    announceUndoing(screen, entry, undoing)
  } finally {
    for (const queryKey of staleKeys(screen.resource)) void queryClient.invalidateQueries({ queryKey })
  }
}

/** Asks about a record that was changed since; the answer null leaves it as it is. */
function UndoQuestion({
  screen,
  entry,
  conflict: { current, comparison },
  answer,
}: {
  screen: ResourceDefinition
  entry: Entry
  conflict: Extract<Unsaved, { state: 'conflict' }>
  answer: (given: Answer | null) => void
}) {
  const shared = { name: entry.name, onClose: () => answer(null) }
  if (entry.kind !== 'update') {
    return (
      <ChangedDialog
        {...shared}
        since="creation"
        fields={labelsOf(screen, comparison.elsewhere)}
        onDecide={(isRemoved) => answer(isRemoved ? { current } : null)}
      />
    )
  }
  const versions = { opened: { ...current, ...entry.after }, current, comparison }
  return (
    <ConflictDialog
      {...shared}
      screen={screen}
      versions={versions}
      action="undo"
      onResolve={(choices) => answer({ current, values: chosenValues(versions, choices) })}
    />
  )
}

/** Asks for confirmation before created records are removed. */
function RemovalDialog({ entries, answer }: { entries: readonly Entry[]; answer: (isSure: true | null) => void }) {
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Êtes-vous sûr?</Trans>}
      onClose={() => answer(null)}
      actions={
        <>
          <Button variant="default" onClick={() => answer(null)} data-autofocus>
            <Trans>Annuler</Trans>
          </Button>
          <Button color="red" onClick={() => answer(true)}>
            <Trans>Oui, supprimer!</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Cette action est irréversible!</Trans>
      </p>
      <PlanList items={entries} lineOf={({ id, name }) => [id, name]} />
    </AlertDialog>
  )
}

/** Undoes a run by another run, on the screen of its records. */
async function beginUndoRun(
  { queryClient, navigate }: Session,
  screen: ResourceDefinition,
  entries: readonly [Entry, ...Entry[]],
) {
  if (isBusy(activeRun.get()))
    return announce('error', toast(msg`Une opération est en cours : attendez qu’elle soit terminée, puis annulez.`))
  const [first] = entries
  const creates = entries.some(({ kind }) => kind === 'delete')
  const known = creates ? idsOf(await callsOf(queryClient, screen).list()) : undefined
  const { field } = screen.within ?? {}
  const within = field && Number((first.before ?? first.after)?.[field])
  await navigate({ to: '/Admin/$screen', params: { screen: screen.path }, search: within ? { within } : {} })
  void beginRun(
    screen,
    {
      user: first.user,
      path: screen.path,
      action: { kind: 'undo', group: first.group },
      items: entries.map(({ id, key, name }) => ({ key, name, entry: id })),
      ...(known && { known }),
    },
    queryClient,
  )
}

function announceFailure(screen: ResourceDefinition, { kind }: Entry, error: unknown) {
  const { failed } = screen.outcomes[kind === 'create' ? 'remove' : kind === 'delete' ? 'create' : 'update']
  announce('error', failed(error))
}

/** Announces the outcome of an undo. */
function announceUndoing(screen: ResourceDefinition, entry: Entry, { outcome, lost }: Undoing): void {
  const { name } = entry
  if (outcome.state === 'gone') {
    return announce('error', toast(msg`« ${name} » n’existe plus : rien n’a été annulé.`))
  }
  if (outcome.state === 'not done') {
    return announce('error', toast(msg`Pas annulé : la réponse s’est perdue, et rien n’a changé. Réessayez.`))
  }
  if (outcome.state !== 'done') {
    return announce(
      'error',
      toast(msg`On ne sait pas si c’est annulé : la réponse s’est perdue. Vérifiez la liste, puis réessayez.`),
    )
  }
  const { key } = outcome
  markUndone([{ entry, key: key ?? entry.key }])
  announce(
    'success',
    toast(
      entry.kind === 'delete' && key !== undefined
        ? msg`Annulé : « ${name} » est créé de nouveau, sous le numéro ${key}.`
        : msg`Annulé : « ${name} »`,
    ),
  )
  announceMerged(screen, outcome.elsewhere)
  const fields = labelsOf(screen, lost)
  if (fields !== '') announce('error', toast(msg`N’a pas pu être rétabli : ${fields}.`))
}
