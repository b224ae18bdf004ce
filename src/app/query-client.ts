import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { freshFor } from '@/offline/visit'

/** Reads are tried even when the browser says it is offline; what is cached is shown meanwhile. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
