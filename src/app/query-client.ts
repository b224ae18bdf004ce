import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { hasStatus } from '@/api/errors'
import { staleAfter } from '@/api/queries'
import { retryInterval } from '@/pwa/network/failed-reads'
import { freshMs } from '@/pwa/network/freshness'

/** Creates the query client. Reads are tried even when the browser reports that it is offline. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    // A failed read is only logged (specification, section 8); the screens show what they have.
    queryCache: new QueryCache({
      onError: (error, { queryHash }) => console.warn(`${queryHash}: ${error.message || 'failed'}`),
    }),
    mutationCache: new MutationCache({
      // The outcome of a write does not wait for the reads that it made stale, which may never be answered. A failed write
      // refreshes them too: its answer may have been lost, or the record may be gone.
      onSuccess: (data, _variables, _result, { meta }) => readAgain(meta?.staleKeys?.(data)),
      onError: (error, _variables, _result, { meta }) => {
        if (!hasStatus(error, 401)) readAgain(meta?.staleKeys?.())
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: retryInterval,
        // A delay of 30 days overflows setTimeout, which then fires at once.
        gcTime: Infinity,
        staleTime: (read) => staleAfter(freshMs())(read),
        // Only a call without any answer is retried.
        retry: (failures, error) => failures < 1 && hasStatus(error, 0),
        retryDelay: 500,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  const readAgain = (keys: readonly QueryKey[] = []) => {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
  }
  return queryClient
}

declare module '@tanstack/react-query' {
  interface Register {
    /** Returns the keys of the reads that a write has made stale: of its result, or without one where it has failed. */
    mutationMeta: { staleKeys?(result?: unknown): readonly QueryKey[] }
  }
}
