import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { callsOf } from '@/admin/crud/record/calls'
import type { Context } from '@/admin/crud/record/write'
import { ApiError, hasStatus } from '@/api/errors'
import { staleKeys } from '@/api/query-keys'
import { getAccount, isOtherAccount } from '@/api/token'
import { runId, setUnsaved } from '@/auth/unsaved-input'
import { failureOf } from './write-item'

/** The pause after a 429 that names none, in milliseconds. */
const usualPauseMs = 1000

interface Run<Item> {
  title: ReactNode
  items: readonly Item[]
  /** Writes one item; rejects with a `Refusal` or an `ApiError`. */
  write: (context: Context, item: Item) => Promise<void>
  /** Returns the written items that the provider does not have as they were written, once the run has ended. */
  check?: (context: Context, written: readonly Item[]) => Promise<readonly FailedItem<Item>[]>
}

interface FailedItem<Item> {
  item: Item
  message: string
}

/** The progress of a run. */
export interface RunState<Item> extends Run<Item> {
  /** `pauseMs`: the provider has asked for a pause; `foreign`: ended because another account signed in meanwhile. */
  phase: 'sending' | { pauseMs: number } | 'ended' | 'foreign'
  /** The user who has begun the run, which sends nothing in the name of another one. */
  author: number | undefined
  done: number
  failed: readonly FailedItem<Item>[]
  /** The items that were not sent, once the run has ended. */
  unsent: readonly Item[]
}

export type RunOf<Item> = ReturnType<typeof useRun<Item>>

/**
 * Writes many items one after the other. The run belongs to the component: it stops with it, and leaving the page asks
 * first.
 */
export function useRun<Item>(screen: ResourceDefinition) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<RunState<Item>>()
  const stopping = useRef<AbortController>(undefined)
  const isRunning = state !== undefined && state.phase !== 'ended' && state.phase !== 'foreign'
  useEffect(() => {
    setUnsaved(runId, isRunning)
    return () => setUnsaved(runId, false)
  }, [isRunning])
  useEffect(() => () => stopping.current?.abort(), [])

  async function send(
    items: readonly Item[],
    { write, check, author }: Pick<RunState<Item>, 'write' | 'check' | 'author'>,
  ) {
    const { signal } = (stopping.current = new AbortController())
    const change = (next: (now: RunState<Item>) => Partial<RunState<Item>>) =>
      setState((now) => now && { ...now, ...next(now) })
    const onPause = (ms: number) => change(() => ({ phase: ms > 0 ? { pauseMs: ms } : 'sending' }))
    const context = { screen, calls: callsOf(queryClient, screen, { onPause }) }
    const { unsent, written, isExpired } = await writeAll(items, {
      signal,
      author,
      onPause,
      write: (item) => write(context, item),
      onWritten: () => change(({ done }) => ({ done: done + 1 })),
      onFailed: (failure) => change(({ failed }) => ({ failed: [...failed, failure] })),
    })
    const isForeign = unsent.length > 0 && !signal.aborted && !isExpired
    if (check && written.length > 0 && !isExpired) {
      const failures = await check(context, written)
      change(({ done, failed }) => ({ done: done - failures.length, failed: [...failed, ...failures] }))
    }
    change(() => ({ unsent, phase: isForeign ? 'foreign' : 'ended' }))
    for (const queryKey of staleKeys(screen.resource)) void queryClient.invalidateQueries({ queryKey })
  }

  return {
    state,
    isRunning,
    begin(run: Run<Item>) {
      const author = getAccount()
      setState({ ...run, author, phase: 'sending', done: 0, failed: [], unsent: [] })
      void send(run.items, { ...run, author })
    },
    /** Sends again what has failed, and what was not sent. */
    retry() {
      if (state === undefined || isRunning) return
      setState({ ...state, phase: 'sending', failed: [], unsent: [] })
      void send([...state.failed.map(({ item }) => item), ...state.unsent], state)
    },
    /** Starts no further call, and ends a pause; the call that is under way finishes. */
    stop: () => stopping.current?.abort(),
    close: () => setState(undefined),
  }
}

interface Writing<Item> {
  /** Ends the run after the item that is being written. */
  signal: AbortSignal
  author: number | undefined
  write: (item: Item) => Promise<void>
  /** Called with the pause that the provider has asked for, in milliseconds; with 0 at its end. */
  onPause: (ms: number) => void
  onWritten: () => void
  onFailed: (failure: FailedItem<Item>) => void
}

/** Writes items one after the other, until the run is stopped, the session has ended or another account has signed in. */
async function writeAll<Item>(items: readonly Item[], writing: Writing<Item>) {
  const { signal, author, write, onPause, onWritten, onFailed } = writing
  const unsent = [...items]
  const written: Item[] = []
  let isExpired = false
  while (unsent.length > 0 && !signal.aborted && !isExpired && !isOtherAccount(author)) {
    const [item] = unsent as [Item, ...Item[]]
    try {
      await write(item)
      written.push(item)
      onWritten()
    } catch (error) {
      const pause = pauseAfter(error)
      if (pause !== undefined) {
        onPause(pause)
        await waitFor(pause, signal)
        onPause(0)
        continue
      }
      // The others would fail too.
      isExpired = hasStatus(error, 401)
      onFailed({ item, message: failureOf(error) })
    }
    unsent.shift()
  }
  return { unsent, written, isExpired }
}

/** Returns the milliseconds after which a refused item may be sent again; undefined for any other failure. */
function pauseAfter(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { status, notBefore } = error
  return notBefore > 0 || status === 429 ? Math.max(notBefore - Date.now(), usualPauseMs) : undefined
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
