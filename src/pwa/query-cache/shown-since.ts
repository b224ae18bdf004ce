import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { freshFor, visitStart } from '@/pwa/network/visit'

/**
 * The moment (in milliseconds) of the oldest data on the screen, when it is older than this visit and not being
 * renewed. Read a moment before, in another tab or before a reload, it still counts as fresh. While the network is
 * `away` neither that nor a renewal that nobody answers counts.
 */
export function useShownSince(away: boolean): number | undefined {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => shownSince(queryClient, away),
    () => undefined,
  )
}

function shownSince(queryClient: QueryClient, away: boolean): number | undefined {
  const dates = queryClient
    .getQueryCache()
    .findAll({ type: 'active', ...(!away && { fetchStatus: 'idle' }) })
    .filter((query) => query.meta?.['persist'] === true && query.state.data !== undefined)
    .map((query) => query.state.dataUpdatedAt)
  const oldest = Math.min(...dates)
  return oldest < visitStart() - (away ? 0 : freshFor) ? oldest : undefined
}
