import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { freshFor } from '@/pwa/network/visit'

/** Reads are tried even when the browser says it is offline; what is cached is shown meanwhile. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    // What a write has made stale is read again before the write counts as done.
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }) =>
        Promise.all((meta?.staleKeys ?? []).map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        // For ever: a timer of thirty days does not fit a browser, and fires at once.
        gcTime: Infinity,
        staleTime: freshFor,
        // An answer, whatever it says, is an answer; only silence is asked again.
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.status === 0,
        retryDelay: 500,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return queryClient
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { staleKeys?: readonly QueryKey[] }
  }
}
