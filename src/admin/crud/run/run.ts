import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { ApiError, allMessages } from '@/api/errors'
import { staleKeys } from '@/api/query-keys'
import { getToken } from '@/api/token'
import { session } from '@/lib/storage'
import { createStore } from '@/lib/store'
import { type Answer, answerTo, Conflict, type Decision, type Question } from './questions'
import { createQueue, type Progress, progressSchema, type Queue, type QueueView, type Verdict } from './queue'
import { type Run, type RunItem, runSchema } from './run-schema'
import { Refusal, senderOf } from './send'
import { hasStoredRun, runBegun, runKey } from './stored'

export interface ActiveRun {
  run: Run
  view: QueueView
  /** The open questions, by the index of their item. */
  questions: ReadonlyMap<number, Question>
  /** The number of rows that were left as they are, by decision. */
  left: number
  /** Whether it continues after a reload. */
  isStored: boolean
}

/** The run of this tab, until it is closed. There is one at a time, so that at most four calls are under way. */
export const activeRun = createStore<ActiveRun | null>(null)
let queue: Queue | undefined
/** The decisions, by item; null leaves the record as it is. */
let answers = new Map<RunItem, Answer | null>()
let onEnd: () => void = () => undefined

/** Whether a run has not ended, so that no other can start. */
export const isBusy = (active: ActiveRun | null) => active !== null && active.view.status !== 'ended'

/** Starts a run, and stores it for a reload where there is room for it. */
export async function beginRun(
  screen: ResourceDefinition,
  run: Omit<Run, 'id'>,
  queryClient: QueryClient,
): Promise<void> {
  const begun = { ...run, id: crypto.randomUUID() }
  session.removeAll(runKey)
  open(screen, begun, { isStored: session.write(runKey, JSON.stringify(begun)) }, queryClient)
  runBegun.set(true)
  await continueRun()
}

/** Continues the stored run of this screen and user, unless it runs in another tab. */
export async function resumeRun(screen: ResourceDefinition, user: number, queryClient: QueryClient): Promise<void> {
  const active = activeRun.get()
  if (active) {
    if (active.run.user !== user) return closeRun()
    if (active.run.path === screen.path && active.view.status === 'signed out') await continueRun()
    return
  }
  if (!hasStoredRun()) return
  const result = v.safeParse(runSchema, session.readJson(runKey))
  if (!result.success || result.output.user !== user) return closeRun()
  if (result.output.path !== screen.path) return
  const progress = readProgress()
  open(screen, result.output, { progress, isStored: true }, queryClient)
  if (progress?.stopped !== true) await continueRun()
}

export async function continueRun(): Promise<void> {
  const run = activeRun.get()?.run
  if (run && queue) await alone(run.id, queue.start)
}

/** Retries the failed items. */
export async function retryRun(): Promise<void> {
  const view = activeRun.get()?.view
  await sendAgain((view?.states ?? []).flatMap((state, index) => (state === 'failed' ? [index] : [])))
}

async function sendAgain(indexes: readonly number[]) {
  const run = activeRun.get()?.run
  const { again } = queue ?? {}
  if (run && again) await alone(run.id, () => again(indexes))
}

/** Applies a decision to items by their index. Questions that it does not answer stay open. */
export async function decide(indexes: readonly number[], decision: Decision): Promise<void> {
  const active = activeRun.get()
  if (active === null) return
  const answered = indexes.filter((index) => {
    const item = active.run.items[index]
    const question = active.questions.get(index)
    const answer = question && answerTo(question, decision)
    if (item === undefined || answer === undefined) return false
    answers.set(item, answer)
    return true
  })
  await sendAgain(answered)
}

export function stopRun(): void {
  queue?.stop()
  const active = activeRun.get()
  if (active?.isStored) writeProgress({ states: active.view.states, messages: active.view.messages }, true)
}

/** Removes the run and its results. */
export function closeRun(): void {
  queue?.stop()
  queue = undefined
  session.removeAll(runKey)
  activeRun.set(null)
}

function open(
  screen: ResourceDefinition,
  run: Run,
  { progress, isStored: isStoredAtFirst }: { progress?: Progress | undefined; isStored: boolean },
  queryClient: QueryClient,
) {
  let isStored = isStoredAtFirst
  const questions = new Map<number, Question>()
  answers = new Map()
  const send = senderOf(screen, run, queryClient)
  const opened = createQueue({
    items: run.items,
    progress,
    async send(item, wasUnsure, index) {
      questions.delete(index)
      const answer = answers.get(item)
      return send(item, wasUnsure, answer).catch((error: unknown) => {
        if (error instanceof Conflict) {
          // The record was changed again since the answer.
          answers.delete(item)
          questions.set(index, error.question)
        }
        throw error
      })
    },
    judge,
    persist: (next) => {
      if (queue === opened && isStored) isStored = writeProgress(next, false)
    },
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    onChange: (view) => {
      const left = [...answers.values()].filter((answer) => answer === null).length
      if (queue === opened) activeRun.set({ run, view, questions: new Map(questions), left, isStored })
    },
  })
  queue = opened
  activeRun.set({ run, view: opened.view(), questions, left: 0, isStored })
  onEnd = () => {
    if (getToken() === null) return
    for (const queryKey of staleKeys(screen.resource)) void queryClient.invalidateQueries({ queryKey })
  }
}

/** Runs `work` unless another tab does: a duplicated tab has a copy of the stored run. */
async function alone(id: string, work: () => Promise<void>) {
  const run = async () => {
    await work()
    onEnd()
  }
  if (!('locks' in navigator)) return run()
  await navigator.locks.request(`bulk ${id}`, { ifAvailable: true }, async (lock) => {
    if (lock) await run()
    // Without the lock this is a second press, or the run of the other tab.
    else if (activeRun.get()?.view.status === 'idle') closeRun()
  })
}

const progressKey = `${runKey}:progress`
const storedProgressSchema = v.object({ ...progressSchema.entries, stopped: v.boolean() })

/**
 * Returns whether there was room. Where there was none the stored run is removed: with an outdated progress a reload
 * would send finished items again.
 */
function writeProgress(progress: Progress, stopped: boolean): boolean {
  const isWritten = session.write(progressKey, JSON.stringify({ ...progress, stopped }))
  if (!isWritten) session.removeAll(runKey)
  return isWritten
}

function readProgress() {
  const result = v.safeParse(storedProgressSchema, session.readJson(progressKey))
  return result.success ? result.output : undefined
}

/** The pause in milliseconds where the provider does not specify one. */
const usualPause = 5000

function judge(error: unknown): Verdict {
  if (error instanceof Refusal) return { kind: 'failed', message: error.message }
  if (error instanceof Conflict) return { kind: 'asked', message: error.message }
  if (!(error instanceof ApiError)) {
    console.error(error)
    return { kind: 'failed', message: i18n._(msg`Erreur`) }
  }
  const { status, notBefore } = error
  if (status === 401) return { kind: 'signed out' }
  if (status === 429 || (status === 503 && notBefore > 0)) {
    return { kind: 'busy', wait: notBefore > 0 ? Math.max(0, notBefore - Date.now()) : usualPause }
  }
  if (status === 0 || (status >= 502 && status <= 504)) return { kind: 'lost' }
  return {
    kind: 'failed',
    message: allMessages(error).join(' ') || error.message || i18n._(msg`Le service a répondu par l’erreur ${status}.`),
  }
}
