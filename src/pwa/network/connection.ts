import { onlineManager, type Query, type QueryCacheNotifyEvent, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '@/api/errors'
import { answerCount } from '@/api/http'
import { failureOf } from './failed-reads'

/**
 * `offline`: the browser reports no network, and no read has been answered since. `silent`: the browser reports a network, but
 * no read of the screen was answered.
 */
export type Connection = 'online' | 'offline' | 'silent'

/** How long an answer may take before the network counts as silent, in milliseconds. */
const silentAfterMs = 8000

const currentConnection = (): Connection =>
  onlineManager.isOnline() ? 'online' : navigator.onLine ? 'silent' : 'offline'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)

export const useConnection = () => useSyncExternalStore(subscribe, currentConnection, (): Connection => 'online')

/**
 * Tells the query client's `onlineManager`, which listens to the browser, what the reads of the page show: any answer shows that the
 * network is there, a screen of which no read is answered shows that it is not. Returns an unsubscribe function.
 */
export function watchConnection(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache()
  const checkScreen = (isUnanswered: (query: Query) => boolean) => {
    const reads = cache.findAll({ type: 'active' })
    if (reads.length > 0 && reads.every(isUnanswered)) onlineManager.setOnline(false)
  }
  const isLost = (query: Query) => failureOf(query) === 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const checkLater = () => {
    clearTimeout(timer)
    const before = answerCount()
    timer = setTimeout(() => {
      // A list whose pages arrive one after the other is still being read.
      if (answerCount() > before) checkLater()
      else checkScreen((query) => isLost(query) || query.state.fetchStatus === 'fetching')
    }, silentAfterMs)
  }
  const handle = (event: QueryCacheNotifyEvent) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    // The first page of a list, which is still being read.
    const isPart = action.type === 'success' && action.manual === true && query.state.fetchStatus === 'fetching'
    if (isPart) onlineManager.setOnline(true)
    if (action.type === 'fetch') checkLater()
    else if (!isOutcome(action)) return
    else if (isLost(query)) checkScreen(isLost)
    else {
      clearTimeout(timer)
      onlineManager.setOnline(true)
    }
  }
  checkLater()
  onlineManager.setOnline(navigator.onLine)
  const unsubscribe = cache.subscribe(handle)
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

type Action = Extract<QueryCacheNotifyEvent, { type: 'updated' }>['action']

/** Returns whether a read has ended. Data that a screen or the device's storage has set, and a read that was cancelled, say nothing. */
const isOutcome = (action: Action) =>
  action.type === 'success' ? !action.manual : action.type === 'error' && action.error instanceof ApiError

/** Reads everything on the screen again, also what is still waited for. */
export async function refresh(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ type: 'active' })
  await queryClient.refetchQueries({ type: 'active' })
}
