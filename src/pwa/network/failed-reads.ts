import type { Query } from '@tanstack/react-query'
import { ApiError, hasStatus } from '@/api/errors'
import { publicRowsOf } from '@/api/queries'

const retryEveryMs = 15_000
/** The longest interval of the exponential backoff towards a failing provider, in milliseconds. */
const maxBackoffMs = 5 * 60_000

/**
 * Returns the status of the failure of a query's last read, 0 for no answer; undefined where the provider has answered, and where
 * the session has ended. A missing list is a temporary failure of the provider.
 */
export function failureOf(query: Pick<Query, 'meta' | 'state'>): number | undefined {
  const { error } = query.state
  if (hasStatus(error, 401)) return undefined
  return error instanceof ApiError ? error.status : publicRowsOf(query)?.failure
}

/** Returns after how many milliseconds a failed public read on the screen is tried again; false for none. */
export function retryInterval(query: Query): number | false {
  const failure = query.meta?.['persist'] === true ? failureOf(query) : undefined
  if (failure === undefined) return false
  // A read that does not reach the provider is no load for it.
  if (failure === 0) return retryEveryMs
  const { error, errorUpdateCount } = query.state
  const backoff = Math.min(retryEveryMs * 2 ** Math.max(errorUpdateCount - 1, 0), maxBackoffMs)
  return Math.max(backoff, error instanceof ApiError ? error.notBefore - Date.now() : 0)
}
