import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { ApiError, hasStatus } from '@/api/errors'
import { pageContext } from '@/api/http'
import { listQuery, publicRowsOf } from '@/api/queries'
import { readKey } from '@/api/query-keys'
import { missions } from '@/contract/rows/missions'
import { stats } from '@/contract/rows/stats'
import { createStore, useStore } from '@/lib/store'

/**
 * `silent`: the device has a network, but reads of two resources have failed without an answer, or have not been answered
 * for eight seconds, and no other read was answered meanwhile. One alone may be blocked on this device.
 */
type ConnectionState = 'online' | 'offline' | 'silent'

/** How long an answer may take before its read counts as lost, in milliseconds. */
const silentAfterMs = 8000
/** After which time without an answer another resource is asked, in milliseconds. */
const askAnotherAfterMs = 3000
const retryEveryMs = 15_000
/** How long a read on a slow network may take before it is restarted, in milliseconds. */
const restartAfterMs = 60_000
/** The longest interval of the exponential backoff towards a failing provider, in milliseconds. */
const maxBackoffMs = 5 * 60_000

const connection = createStore<ConnectionState>('online')

export const connectionState = () => connection.get()
export const useConnection = () => useStore(connection, 'online')

/**
 * Follows the browser's state and every read of the page. Of the active reads those that the network or the provider has
 * failed are retried. Returns an unsubscribe function.
 */
export function watchConnection(queryClient: QueryClient): () => void {
  const pending = new Map<string, { since: number; before: number; name: string | undefined; stop: () => void }>()
  /** The resources without an answer since the last answer of any. */
  const lost = new Set<string | undefined>()
  let answers = 0
  const follow = () => {
    lost.clear()
    connection.set(navigator.onLine ? 'online' : 'offline')
  }
  const end = (hash: string) => {
    pending.get(hash)?.stop()
    pending.delete(hash)
  }
  const begin = ({ queryHash, queryKey }: Query) => {
    end(queryHash)
    const [since, before, { name }] = [Date.now(), answers, readKey(queryKey)]
    const timers = [
      setTimeout(() => answers === before && askAnother(name), askAnotherAfterMs),
      setTimeout(() => {
        // Those that have waited half as long have not been answered either.
        for (const other of pending.values())
          if (Date.now() - other.since >= silentAfterMs / 2) noteLoss(other.name, other.before)
      }, silentAfterMs),
    ]
    pending.set(queryHash, { since, before, name, stop: () => timers.forEach(clearTimeout) })
  }
  /** Reads a short list, whose answer shows whether the network or only the read of `name` fails. */
  const askAnother = (name: string | undefined) => void queryClient.prefetchQuery(shortRead(name))
  /** `before` is the number of answers when the read began. */
  const noteLoss = (name: string | undefined, before: number) => {
    if (!navigator.onLine || answers > before) return
    lost.add(name)
    if (lost.size > 1) connection.set('silent')
    else askAnother(name)
  }
  const noteAnswer = () => {
    answers += 1
    lost.clear()
    if (!navigator.onLine || connection.get() === 'online') return
    connection.set('online')
    void retry(isLost)
  }
  const handle = (event: QueryCacheNotifyEvent) => {
    const { query, type } = event
    if (type === 'updated' && event.action.type === 'fetch') return begin(query)
    const { before = answers } = pending.get(query.queryHash) ?? {}
    // A read that is cancelled, because its page was left, is not answered.
    if (type === 'removed' || query.state.fetchStatus !== 'fetching') end(query.queryHash)
    if (type !== 'updated' || (event.action.type !== 'success' && event.action.type !== 'error')) return
    // setQueryData (restored, or written by a screen) says nothing about the network.
    if ('manual' in event.action && event.action.manual) return
    const status = event.action.type === 'error' ? statusOf(event.action.error) : publicRowsOf(query)?.failure
    if (status === 0) noteLoss(readKey(query.queryKey).name, before)
    else if (status !== 'aborted') noteAnswer()
  }
  // A younger read goes on: on a slow network an answer would never arrive if it were restarted each time.
  const isOverdue = ({ queryHash }: Query) => Date.now() - (pending.get(queryHash)?.since ?? Infinity) > restartAfterMs
  const retry = (isDue: (query: Query) => boolean) =>
    queryClient.refetchQueries({ type: 'active', predicate: isDue }, { cancelRefetch: false })
  const retrySilent = async () => {
    const overdue = new Set(queryClient.getQueryCache().findAll({ predicate: isOverdue }))
    await queryClient.cancelQueries({ predicate: (query) => overdue.has(query) })
    askAnother(undefined)
    await retry((query) => overdue.has(query) || isLost(query))
  }
  const interval = setInterval(() => {
    if (document.visibilityState !== 'visible') return
    if (connection.get() === 'silent') void retrySilent()
    else if (connection.get() === 'online') void retry(isRetryDue)
  }, retryEveryMs)
  // The first reads have begun before this subscription.
  for (const query of queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })) begin(query)
  const unsubscribe = queryClient.getQueryCache().subscribe(handle)
  window.addEventListener('online', follow)
  window.addEventListener('offline', follow)
  follow()
  return () => {
    clearInterval(interval)
    for (const hash of pending.keys()) end(hash)
    unsubscribe()
    window.removeEventListener('online', follow)
    window.removeEventListener('offline', follow)
  }
}

/** Reads everything on the screen again. */
export function refresh(queryClient: QueryClient): Promise<void> {
  return queryClient.refetchQueries({ type: 'active' })
}

/** Reads a short list again. Returns whether it is answered, by an error too; `connectionState` follows where it is not. */
export async function networkAnswers(queryClient: QueryClient): Promise<boolean> {
  const status = await queryClient.fetchQuery(shortRead()).then(({ failure }) => failure, statusOf)
  return status !== 0 && status !== 'aborted'
}

/** The read of a short list, of another one than `name`, once and from the network. */
const shortRead = (name?: string) => ({
  ...listQuery(name === stats.name ? missions : stats, pageContext().locale()),
  staleTime: 0,
  retry: false,
})

/** Returns the status of a failed read, 0 for no answer. */
const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 'aborted')

/** Returns whether a read has no data of the provider's own, or the last one failed. */
const isLost = (query: Query) =>
  !isFinal(query) &&
  (query.state.error !== null || query.state.data === undefined || publicRowsOf(query)?.failure !== undefined)

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
