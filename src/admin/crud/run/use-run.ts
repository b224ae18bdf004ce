import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { ApiError, hasStatus } from '@/api/errors'
import { staleKeys } from '@/api/query-keys'
import { getAccount, isOtherAccount } from '@/api/token'
import { runId, setUnsaved } from '@/auth/unsaved-input'
import { failureOf } from './write-item'

/** The maximum number of concurrent calls. */
const limit = 4

/** The pause after a 429 that names none, in milliseconds. */
const usualPauseMs = 1000

interface Run<Item> {
  title: ReactNode
  items: readonly Item[]
  /** Writes one item; rejects with a `Refusal` or an `ApiError`. */
  write: (item: Item) => Promise<void>
}

/** The progress of a run. Items that were not sent, because the run was stopped, are left when it has ended. */
export interface RunState<Item> extends Run<Item> {
  isRunning: boolean
  /** The user who has begun it: it sends nothing in the name of another one. */
  author: number | undefined
  /** Whether it has ended because another account signed in meanwhile. */
  isForeign?: boolean
  done: number
  failed: readonly { item: Item; message: string }[]
  unsent: readonly Item[]
  /** The seconds of a pause that the provider has asked for; undefined while calls are sent. */
  pause?: number | undefined
}

export type RunOf<Item> = ReturnType<typeof useRun<Item>>

/**
 * Writes many items, at most four at a time. The run belongs to the component: it stops with it, and leaving the page
 * asks first.
 */
export function useRun<Item>(screen: ResourceDefinition) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<RunState<Item>>()
  const stopping = useRef<AbortController>(undefined)
  const isRunning = state?.isRunning === true
  useEffect(() => {
    setUnsaved(runId, isRunning)
    return () => setUnsaved(runId, false)
  }, [isRunning])
  useEffect(() => () => stopping.current?.abort(), [])

  async function send(items: readonly Item[], { write, author }: Pick<RunState<Item>, 'write' | 'author'>) {
    const controller = new AbortController()
    stopping.current = controller
    const unsent = [...items]
    const change = (next: (now: RunState<Item>) => RunState<Item>) => setState((now) => now && next(now))
    let resumesAt = 0
    const work = async () => {
      while (!controller.signal.aborted) {
        const pause = resumesAt - Date.now()
        if (pause > 0) {
          await waitFor(pause, controller.signal)
          continue
        }
        if (unsent.length > 0 && isOtherAccount(author)) {
          change((now) => ({ ...now, isForeign: true }))
          return controller.abort()
        }
        const item = unsent.shift()
        if (item === undefined) return
        change((now) => (now.pause === undefined ? now : { ...now, pause: undefined }))
        try {
          await write(item)
          change((now) => ({ ...now, done: now.done + 1 }))
        } catch (error) {
          const moment = retryMoment(error)
          if (moment !== undefined) {
            unsent.unshift(item)
            resumesAt = Math.max(resumesAt, moment)
            change((now) => ({ ...now, pause: Math.ceil((resumesAt - Date.now()) / 1000) }))
            continue
          }
          // The session has ended: the others would fail too.
          if (hasStatus(error, 401)) controller.abort()
          change((now) => ({ ...now, failed: [...now.failed, { item, message: failureOf(error) }] }))
        }
      }
    }
    await Promise.all(Array.from({ length: limit }, work))
    change((now) => ({ ...now, unsent, isRunning: false, pause: undefined }))
    for (const queryKey of staleKeys(screen.resource)) void queryClient.invalidateQueries({ queryKey })
  }

  return {
    state,
    begin(run: Run<Item>) {
      const author = getAccount()
      setState({ ...run, author, isRunning: true, done: 0, failed: [], unsent: [] })
      void send(run.items, { ...run, author })
    },
    /** Sends again what has failed, and what was not sent. */
    retry() {
      if (state === undefined || state.isRunning) return
      setState({ ...state, isRunning: true, isForeign: false, failed: [], unsent: [] })
      void send([...state.failed.map(({ item }) => item), ...state.unsent], state)
    },
    /** Starts no further calls, and ends a pause; calls that are under way finish. */
    stop: () => stopping.current?.abort(),
    close: () => setState(undefined),
  }
}

/** Returns when a refused item may be sent again, in milliseconds since 1970; undefined for any other failure. */
function retryMoment(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { status, notBefore } = error
  return notBefore > 0 || status === 429 ? Math.max(notBefore, Date.now() + usualPauseMs) : undefined
}

/** Resolves after a time, or once the signal is aborted. */
const waitFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
