import { QueryClient } from '@tanstack/react-query'

/** Reads are tried even when the browser says it is offline; what is cached is shown meanwhile. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        // For ever: a timer of thirty days does not fit a browser, and fires at once.
        gcTime: Infinity,
        staleTime: 60_000,
        retry: (failures, error) => failures < 1 && !('status' in error && Number(error.status) >= 400),
        retryDelay: 500,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
