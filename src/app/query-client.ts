import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { staleAfter } from '@/api/queries'
import { freshFor } from '@/pwa/network/visit'

/** Reads are tried even when the browser says it is offline; what is cached is shown meanwhile. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({
      // What a write has made stale is read again before the write counts as done. After a failure too: the answer may
      // have been lost, or the record be gone. The failure itself does not wait for it.
      onSuccess: (_data, _variables, _result, { meta }) => readAgain(meta?.staleKeys),
      onError: (error, _variables, _result, { meta }) => {
        if (!(error instanceof ApiError && error.status === 401)) void readAgain(meta?.staleKeys)
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        // For ever: a timer of thirty days does not fit a browser, and fires at once.
        gcTime: Infinity,
        staleTime: staleAfter(freshFor),
        // An answer, whatever it says, is an answer; only silence is asked again.
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.status === 0,
        retryDelay: 500,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  const readAgain = (keys: readonly QueryKey[] = []) =>
    Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  return queryClient
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { staleKeys?: readonly QueryKey[] }
  }
}
