import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '@/api/errors'

/**
 * Whether the provider answered something on the screen with a failure of its own: an error, too much to do, or what
 * is no data at all. It stays so while it is being asked again.
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

function failedLast({ state: { error, errorUpdatedAt, dataUpdatedAt, fetchStatus } }: Query): boolean {
  if (errorUpdatedAt <= dataUpdatedAt) return false
  // Asked again, a read without data has no error until the answer comes.
  return error === null ? fetchStatus === 'fetching' : error instanceof ApiError && isItsOwn(error.status)
}

const isItsOwn = (status: number) => status >= 500 || status === 429 || (status >= 200 && status < 300)
