import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { publicRowsOf } from '@/api/queries'
import { readKey } from '@/api/query-keys'
import { createStore, useStore } from '@/lib/store'

/** `silent`: the device has a network, but the provider cannot be reached or has not answered for eight seconds. */
export type ConnectionState = 'online' | 'offline' | 'silent'

/** How long an answer may take before the network counts as silent, in milliseconds. */
export const answerTimeoutMs = 8000
const retryEvery = 15_000
/** A read on a slow network may take this long before it is begun anew, in milliseconds. */
const lost = 60_000
/** A provider that answers with errors is asked less and less often, at least every so many milliseconds. */
const rarely = 5 * 60_000

const connection = createStore<ConnectionState>('online')

export const connectionState = () => connection.get()
export const useConnection = () => useStore(connection, 'online')
/** Another call than a read has been answered, or has not. */
export const noteAnswer = (answered: boolean) => navigator.onLine && connection.set(answered ? 'online' : 'silent')
/** Calls `listener` at each change. Returns an unsubscribe function. */
export const watchConnectionState = (listener: () => void) => connection.subscribe(listener).unsubscribe

/**
 * Follows the browser's own state and every read of the page; while silent, what is on the screen is asked for again, and
 * so is, alone, whatever the provider refused.
 */
export function watchConnection(queryClient: QueryClient): () => void {
  const asked = new Map<string, { since: number; timer: ReturnType<typeof setTimeout> }>()
  const follow = () => connection.set(navigator.onLine ? 'online' : 'offline')
  const settle = (hash: string) => {
    clearTimeout(asked.get(hash)?.timer)
    asked.delete(hash)
  }
  const begin = (hash: string) => {
    settle(hash)
    const timer = setTimeout(() => navigator.onLine && connection.set('silent'), answerTimeoutMs)
    asked.set(hash, { since: Date.now(), timer })
  }
  const heard = (event: QueryCacheNotifyEvent) => {
    if (event.type !== 'updated') return
    const hash = event.query.queryHash
    if (event.action.type === 'fetch') begin(hash)
    else if (event.action.type === 'success' || event.action.type === 'error') {
      // A value put in by hand (restored, or written by a screen) says nothing about the network.
      if ('manual' in event.action && event.action.manual) return
      settle(hash)
      const status = event.action.type === 'error' ? statusOf(event.action.error) : publicRowsOf(event.query)?.failure
      if (status !== 'aborted') noteAnswer(status !== 0)
    }
  }
  // What is on its way is waited for: a slow answer would never arrive if it were asked for again and again.
  const isLost = ({ queryHash }: Query) => Date.now() - (asked.get(queryHash)?.since ?? Infinity) > lost
  const askAgain = async () => {
    await queryClient.cancelQueries({ type: 'active', predicate: isLost })
    await queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false })
  }
  const again = setInterval(() => {
    if (document.visibilityState !== 'visible') return
    if (connection.get() === 'silent') void askAgain()
    else if (connection.get() === 'online') void queryClient.refetchQueries({ type: 'active', predicate: dueAgain })
  }, retryEvery)
  // The first reads are under way before anybody can follow them.
  for (const query of queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })) begin(query.queryHash)
  const unsubscribe = queryClient.getQueryCache().subscribe(heard)
  window.addEventListener('online', follow)
  window.addEventListener('offline', follow)
  follow()
  return () => {
    clearInterval(again)
    for (const hash of asked.keys()) settle(hash)
    unsubscribe()
    window.removeEventListener('online', follow)
    window.removeEventListener('offline', follow)
  }
}

/** Asks again for everything that is on the screen. */
export function refresh(queryClient: QueryClient): Promise<void> {
  return queryClient.refetchQueries({ type: 'active' })
}

/** The status of a failed read, 0 where nothing has answered. */
const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 'aborted')

/** A public read that has failed, or was given a copy, for another reason than a missing network, and has waited its time. */
function dueAgain(query: Query): boolean {
  const { error, errorUpdatedAt, errorUpdateCount, dataUpdatedAt } = query.state
  const isCopy = publicRowsOf(query)?.failure !== undefined
  if (query.meta?.['persist'] !== true || (error === null && !isCopy) || isFinal(query)) return false
  if (error instanceof ApiError && Date.now() < error.notBefore) return false
  const wait = Math.min(retryEvery * 2 ** Math.max(errorUpdateCount - 1, 0), rarely)
  // Also in the past when the clock has been put back since.
  return Math.abs(Date.now() - Math.max(errorUpdatedAt, isCopy ? dataUpdatedAt : 0)) >= wait - retryEvery / 2
}

/**
 * Whether a read's failure is the last word on it: a record that is gone, or a session that has ended. A list that is
 * not there is the provider's failure, as anything else, and passes.
 */
export function isFinal({ queryKey, state: { error } }: Query): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 401 || (error.status === 404 && readKey(queryKey).kind === 'one')
}
