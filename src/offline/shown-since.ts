import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { freshFor, visitStart } from './visit'

/**
 * The moment (in milliseconds) of the oldest data on the screen, when it is older than this visit and not being
 * renewed. Read a moment before, in another tab or before a reload, it still counts as fresh, unless `anyAge`.
 */
export function useShownSince(anyAge: boolean): number | undefined {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => shownSince(queryClient, anyAge ? 0 : freshFor),
    () => undefined,
  )
}

function shownSince(queryClient: QueryClient, age: number): number | undefined {
  const dates = queryClient
    .getQueryCache()
    .findAll({ type: 'active', fetchStatus: 'idle' })
    .filter((query) => query.meta?.['persist'] === true && query.state.data !== undefined)
    .map((query) => query.state.dataUpdatedAt)
  const oldest = Math.min(...dates)
  return oldest < visitStart() - age ? oldest : undefined
}
