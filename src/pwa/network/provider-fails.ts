import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '@/api/errors'
import { isFinal } from '@/pwa/query-cache/failed-read'

/**
 * Whether the provider answered something on the screen with a failure: an error, too much to do, or what is no data
 * at all. It stays so while it is being asked again.
 */
export function useProviderFails(): boolean {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => providerFails(queryClient),
    () => false,
  )
}

const providerFails = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ meta }) => meta?.['persist'] === true })
    .some(failedLast)

function failedLast(query: Query): boolean {
  const { error, errorUpdatedAt, dataUpdatedAt, fetchStatus } = query.state
  if (errorUpdatedAt <= dataUpdatedAt || isFinal(query)) return false
  // Asked again, a read without data has no error until the answer comes.
  return error === null ? fetchStatus === 'fetching' : error instanceof ApiError && error.status > 0
}
