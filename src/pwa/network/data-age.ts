import type { Query, QueryCache } from '@tanstack/react-query'
import { momentOf } from '@/api/parse-rows'
import { prerenderedAsOf } from '@/api/prerendered-rows'
import { publicRowsOf } from '@/api/queries'
import type { Connection } from './connection'
import { failureOf } from './failed-reads'
import { visitStart } from './freshness'

/**
 * Why the rows on the screen may not be what the provider has now. `failing`: the provider failed a read. `unread`: a single read
 * got no answer. `old`: they were read before this visit, or by a clock that was ahead, and are not being read again.
 */
export type Reason = Exclude<Connection, 'online'> | 'failing' | 'unread' | 'old'

export function reasonIn(cache: QueryCache, connection: Connection): Reason | undefined {
  if (connection !== 'online') return connection
  const reads = readsOnScreen(cache)
  if (reads.some(isFailing)) return 'failing'
  if (reads.some(isUnread)) return 'unread'
  return reads.some(isOlderThanVisit) ? 'old' : undefined
}

/** Returns when the oldest rows that a reason concerns were answered, in milliseconds; `unknown` where a wrong clock has left no date. */
export function asOfIn(cache: QueryCache, reason: Reason): number | 'unknown' | undefined {
  const moments = readsOnScreen(cache)
    .filter(concernedBy[reason])
    .map(asOf)
    .filter((moment) => moment !== undefined)
  if (moments.length === 0) return undefined
  const dated = moments.filter((moment) => moment !== 'unknown')
  return dated.length < moments.length ? 'unknown' : Math.min(...dated)
}

const concernedBy: Record<Reason, (query: Query) => boolean> = {
  offline: () => true,
  silent: () => true,
  failing: (query) => isFailing(query) || isUnread(query) || isOlderThanVisit(query),
  unread: (query) => isUnread(query),
  old: (query) => isOlderThanVisit(query),
}

const readsOnScreen = (cache: QueryCache) =>
  cache.findAll({ type: 'active', predicate: ({ meta }) => meta?.['persist'] === true })

/**
 * Returns whether the provider failed a read: with an error, a refusal or an unreadable answer. It stays true during a retry, when a
 * read without data has no error.
 */
function isFailing(query: Query): boolean {
  const { data, error, errorUpdateCount, fetchStatus } = query.state
  const isRetried = data === undefined && error === null && errorUpdateCount > 0 && fetchStatus === 'fetching'
  return isRetried || (failureOf(query) ?? 0) > 0
}

/** Returns whether rows are shown although their read got no answer. */
const isUnread = (query: Query) => failureOf(query) === 0 && asOf(query) !== undefined

/** Rows that were read so shortly before the visit belong to it, in milliseconds. */
const visitMarginMs = 60_000

/** Returns whether rows were read before the visit, or in the future by a clock that was corrected since, and are not being read again. */
function isOlderThanVisit({ state: { data, dataUpdatedAt, fetchStatus } }: Query): boolean {
  const isInVisit = dataUpdatedAt >= visitStart() - visitMarginMs && dataUpdatedAt <= Date.now()
  return data !== undefined && fetchStatus === 'idle' && !isInVisit
}

/** Returns when the provider answered with the rows that the screen shows for a read: its own, else the document's. */
function asOf(query: Query): number | 'unknown' | undefined {
  const read = publicRowsOf(query)
  return read ? (momentOf(read, query.state.dataUpdatedAt) ?? 'unknown') : prerenderedAsOf(query.queryKey)
}
