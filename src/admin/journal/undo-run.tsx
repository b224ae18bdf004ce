import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { named, PlanList } from '@/admin/crud/bulk/delete-plan'
import { activeRun, beginRun, isBusy } from '@/admin/crud/bulk/run'
import { ChangedDialog } from '@/admin/crud/conflict/changed-dialog'
import { ConflictDialog } from '@/admin/crud/conflict/conflict-dialog'
import type { Screen } from '@/admin/crud/definition/definition'
import { noticeOf, toast } from '@/admin/crud/definition/outcomes'
import { undoRequest } from '@/admin/crud/journal/undo-request'
import { announce } from '@/admin/crud/notices/notices'
import { announceMerged, labelsOf } from '@/admin/crud/notices/outcome-notices'
import { callsOf, idsOf } from '@/admin/crud/record/calls'
import { chosenValues } from '@/admin/crud/record/choices'
import { type Entry, markUndone, undoable } from '@/admin/crud/record/journal'
import { type Answer, type Undoing, undo } from '@/admin/crud/record/undo'
import type { Unsaved } from '@/admin/crud/record/write'
import { screenOf } from '@/admin/registry'
import { AlertDialog } from '@/admin/ui/dialog'
import { ApiError } from '@/api/errors'
import { staleKeys } from '@/api/query-keys'
import { useAccount } from '@/auth/use-account'
import { loadCatalog } from '@/i18n/catalogs'
import { storedLocale } from '@/i18n/locale'

type Conflict = Extract<Unsaved, { state: 'conflict' }>

interface Question {
  screen: Screen
  entry: Entry
  conflict: Conflict
  /** null: it is not taken back. */
  answer: (answer: Answer | null) => void
}

/** Takes back the action that is asked for, its last entry first; asks where the record was changed since. */
export function UndoRun({ group }: { group?: string | undefined }) {
  const queryClient = useQueryClient()
  const user = useAccount()?.id
  const [question, setQuestion] = useState<Question>()
  const [removal, setRemoval] = useState<{ entries: readonly Entry[]; answer: (isSure: boolean) => void }>()
  const hasBegun = useRef(false)
  const beginUndoRun = useUndoRun()

  const ask = (screen: Screen, entry: Entry, conflict: Conflict) =>
    new Promise<Answer | null>((resolve) => {
      setQuestion({
        screen,
        entry,
        conflict,
        answer: (answer) => {
          setQuestion(undefined)
          resolve(answer)
        },
      })
    })

  /** A delete always asks first (specification, section 4), and what takes back a creation is one. */
  const isSure = async (entries: readonly Entry[]) => {
    const created = entries.filter(({ kind }) => kind === 'create')
    if (created.length === 0) return true
    return new Promise<boolean>((resolve) => {
      setRemoval({
        entries: created,
        answer: (sure) => {
          setRemoval(undefined)
          resolve(sure)
        },
      })
    })
  }

  /** Whether it is taken back. */
  async function takeBack(screen: Screen, entry: Entry): Promise<boolean> {
    const context = { screen, calls: callsOf(queryClient, screen) }
    let undoing = await undo(context, entry)
    while (undoing.outcome.state === 'conflict') {
      const answer = await ask(screen, entry, undoing.outcome)
      if (answer === null) return false
      undoing = await undo(context, entry, answer)
    }
    return announceUndoing(screen, entry, undoing)
  }

  const onBegin = useEffectEvent(async () => {
    const entries = undoable(user, group)
    if (entries.length === 0) announce('success', toast(msg`Il n’y a rien à annuler.`))
    if (!(await isSure(entries))) return undoRequest.set(null)
    if (entries.length > 1) await beginUndoRun(entries)
    for (const entry of entries.length > 1 ? [] : entries) {
      const screen = screenOf(entry.resource)
      if (screen === undefined) continue
      const isDone = await takeBack(screen, entry).catch((error: unknown) => {
        // The session is over, and the sign-in page says so.
        if (!(error instanceof ApiError && error.status === 401)) announceFailure(screen, entry, error)
        return false
      })
      for (const queryKey of staleKeys(screen.resource)) void queryClient.invalidateQueries({ queryKey })
      if (!isDone) break
    }
    undoRequest.set(null)
  })
  useEffect(() => {
    // Who it is may have to be read first.
    if (hasBegun.current || user === undefined) return
    hasBegun.current = true
    void onBegin()
  }, [user])

  if (removal) return <RemovalDialog {...removal} />
  if (question === undefined) return null
  const { screen, entry, conflict, answer } = question
  const { current, comparison } = conflict
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

/** Asks before what was created is removed again. */
function RemovalDialog({ entries, answer }: { entries: readonly Entry[]; answer: (isSure: boolean) => void }) {
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Êtes-vous sûr?</Trans>}
      onClose={() => answer(false)}
      actions={
        <>
          <Button variant="default" onClick={() => answer(false)} data-autofocus>
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
      <PlanList
        lines={entries.slice(0, named).map(({ id, name }) => [id, name])}
        rest={Math.max(0, entries.length - named)}
      />
    </AlertDialog>
  )
}

/** Takes back what a run has done by another one, on the screen of its records. */
function useUndoRun() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (entries: readonly Entry[]) => {
    const [first] = entries
    const screen = screenOf(first?.resource)
    if (first === undefined || screen === undefined) return
    if (isBusy(activeRun.get())) {
      announce('error', toast(msg`Une opération est en cours : attendez qu’elle soit terminée, puis annulez.`))
      return
    }
    try {
      const creates = entries.some(({ kind }) => kind === 'delete')
      const known = creates ? idsOf(await callsOf(queryClient, screen).list()) : undefined
      await loadCatalog('tools', storedLocale())
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
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) announceFailure(screen, first, error)
    }
  }
}

function announceFailure(screen: Screen, { kind }: Entry, error: unknown) {
  const { failed } = screen.outcomes[kind === 'create' ? 'remove' : kind === 'delete' ? 'create' : 'update']
  announce('error', noticeOf(failed, error))
}

/** Says how an undoing went; whether it is done. */
function announceUndoing(screen: Screen, entry: Entry, { outcome, lost }: Undoing): boolean {
  const { name } = entry
  if (outcome.state === 'gone') {
    announce('error', toast(msg`« ${name} » n’existe plus : rien n’a été annulé.`))
    return false
  }
  if (outcome.state === 'not done') {
    announce('error', toast(msg`Pas annulé : la réponse s’est perdue, et rien n’a changé. Réessayez.`))
    return false
  }
  if (outcome.state !== 'done') {
    announce(
      'error',
      toast(msg`On ne sait pas si c’est annulé : la réponse s’est perdue. Vérifiez la liste, puis réessayez.`),
    )
    return false
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
  return true
}
