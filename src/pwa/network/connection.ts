import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { ApiError, hasStatus } from '@/api/errors'
import { publicRowsOf } from '@/api/queries'
import { readKey } from '@/api/query-keys'
import { createStore, useStore } from '@/lib/store'

/** `silent`: the device has a network, but the provider cannot be reached or has not answered for eight seconds. */
type ConnectionState = 'online' | 'offline' | 'silent'

/** How long an answer may take before the network counts as silent, in milliseconds. */
const answerTimeoutMs = 8000
const retryEveryMs = 15_000
/** How long a read on a slow network may take before it is restarted, in milliseconds. */
const restartAfterMs = 60_000
/** The longest interval of the exponential backoff towards a failing provider, in milliseconds. */
const maxBackoffMs = 5 * 60_000

const connection = createStore<ConnectionState>('online')

export const connectionState = () => connection.get()
export const useConnection = () => useStore(connection, 'online')
/** Called when a call other than a read was answered or not. */
export const noteAnswer = (answered: boolean) => navigator.onLine && connection.set(answered ? 'online' : 'silent')
/** Calls `listener` at each change. Returns an unsubscribe function. */
export const watchConnectionState = (listener: () => void) => connection.subscribe(listener).unsubscribe

/**
 * Follows the browser's state and every read of the page. While silent, all active reads are retried; while online, those
 * that the provider has failed. Returns an unsubscribe function.
 */
export function watchConnection(queryClient: QueryClient): () => void {
  const pending = new Map<string, { since: number; timer: ReturnType<typeof setTimeout> }>()
  const follow = () => connection.set(navigator.onLine ? 'online' : 'offline')
  const settle = (hash: string) => {
    clearTimeout(pending.get(hash)?.timer)
    pending.delete(hash)
  }
  const begin = (hash: string) => {
    settle(hash)
    const timer = setTimeout(() => navigator.onLine && connection.set('silent'), answerTimeoutMs)
    pending.set(hash, { since: Date.now(), timer })
  }
  const handle = (event: QueryCacheNotifyEvent) => {
    if (event.type !== 'updated') return
    const hash = event.query.queryHash
    if (event.action.type === 'fetch') begin(hash)
    else if (event.action.type === 'success' || event.action.type === 'error') {
      // setQueryData (restored, or written by a screen) says nothing about the network.
      if ('manual' in event.action && event.action.manual) return
      settle(hash)
      const status = event.action.type === 'error' ? statusOf(event.action.error) : publicRowsOf(event.query)?.failure
      if (status !== 'aborted') noteAnswer(status !== 0)
    }
  }
  // A younger read goes on: on a slow network an answer would never arrive if it were restarted each time.
  const isLost = ({ queryHash }: Query) => Date.now() - (pending.get(queryHash)?.since ?? Infinity) > restartAfterMs
  const retryAll = async () => {
    await queryClient.cancelQueries({ type: 'active', predicate: isLost })
    await queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false })
  }
  const interval = setInterval(() => {
    if (document.visibilityState !== 'visible') return
    if (connection.get() === 'silent') void retryAll()
    else if (connection.get() === 'online') void queryClient.refetchQueries({ type: 'active', predicate: isRetryDue })
  }, retryEveryMs)
  // The first reads have begun before this subscription.
  for (const query of queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })) begin(query.queryHash)
  const unsubscribe = queryClient.getQueryCache().subscribe(handle)
  window.addEventListener('online', follow)
  window.addEventListener('offline', follow)
  follow()
  return () => {
    clearInterval(interval)
    for (const hash of pending.keys()) settle(hash)
    unsubscribe()
    window.removeEventListener('online', follow)
    window.removeEventListener('offline', follow)
  }
}

/** Reads everything on the screen again. */
export function refresh(queryClient: QueryClient): Promise<void> {
  return queryClient.refetchQueries({ type: 'active' })
}

/** Returns the status of a failed read, 0 for no answer. */
const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 'aborted')

/** Returns whether to retry a public read that the provider has failed, or for which it sent a copy. */
function isRetryDue(query: Query): boolean {
  const { error, errorUpdatedAt, errorUpdateCount, dataUpdatedAt } = query.state
  const isCopy = publicRowsOf(query)?.failure !== undefined
  if (query.meta?.['persist'] !== true || (error === null && !isCopy) || isFinal(query)) return false
  if (error instanceof ApiError && Date.now() < error.notBefore) return false
  const wait = Math.min(retryEveryMs * 2 ** Math.max(errorUpdateCount - 1, 0), maxBackoffMs)
  // The absolute value allows for a clock that was put back since.
  return Math.abs(Date.now() - Math.max(errorUpdatedAt, isCopy ? dataUpdatedAt : 0)) >= wait - retryEveryMs / 2
}

/**
 * Returns whether a read's failure is permanent: a record that is gone, or an ended session. A missing list is a temporary
 * failure of the provider.
 */
export function isFinal({ queryKey, state: { error } }: Query): boolean {
  return hasStatus(error, 401) || (hasStatus(error, 404) && readKey(queryKey).kind === 'one')
}
