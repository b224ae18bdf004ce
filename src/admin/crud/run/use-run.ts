import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { hasStatus } from '@/api/errors'
import { staleKeys } from '@/api/query-keys'
import { runId, setUnsaved } from '@/auth/unsaved-input'
import { failureOf } from './write-item'

/** The maximum number of concurrent calls. */
const limit = 4

interface Run<Item> {
  title: ReactNode
  items: readonly Item[]
  /** Writes one item; rejects with a `Refusal` or an `ApiError`. */
  write: (item: Item) => Promise<void>
}

/** The progress of a run. Items that were not sent, because the run was stopped, are left when it has ended. */
export interface RunState<Item> extends Run<Item> {
  isRunning: boolean
  done: number
  failed: readonly { item: Item; message: string }[]
  unsent: readonly Item[]
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

  async function send(items: readonly Item[], write: Run<Item>['write']) {
    const controller = new AbortController()
    stopping.current = controller
    const unsent = [...items]
    const change = (next: (now: RunState<Item>) => RunState<Item>) => setState((now) => now && next(now))
    const work = async () => {
      while (!controller.signal.aborted) {
        const item = unsent.shift()
        if (item === undefined) return
        try {
          await write(item)
          change((now) => ({ ...now, done: now.done + 1 }))
        } catch (error) {
          // The session has ended: the others would fail too.
          if (hasStatus(error, 401)) controller.abort()
          change((now) => ({ ...now, failed: [...now.failed, { item, message: failureOf(error) }] }))
        }
      }
    }
    await Promise.all(Array.from({ length: limit }, work))
    change((now) => ({ ...now, unsent, isRunning: false }))
    for (const queryKey of staleKeys(screen.resource)) void queryClient.invalidateQueries({ queryKey })
  }

  return {
    state,
    begin(run: Run<Item>) {
      setState({ ...run, isRunning: true, done: 0, failed: [], unsent: [] })
      void send(run.items, run.write)
    },
    /** Sends again what has failed, and what was not sent. */
    retry() {
      if (state === undefined || state.isRunning) return
      setState({ ...state, isRunning: true, failed: [], unsent: [] })
      void send([...state.failed.map(({ item }) => item), ...state.unsent], state.write)
    },
    /** Starts no further calls; those that are under way finish. */
    stop: () => stopping.current?.abort(),
    close: () => setState(undefined),
  }
}
