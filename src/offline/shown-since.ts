import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { visitStart } from './visit'

/** The moment (in milliseconds) of the oldest data on the screen, when it is older than this visit and not being renewed. */
export function useShownSince(): number | undefined {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => shownSince(queryClient),
    () => undefined,
  )
}

function shownSince(queryClient: QueryClient): number | undefined {
  const dates = queryClient
    .getQueryCache()
    .findAll({ type: 'active', fetchStatus: 'idle' })
    .filter((query) => query.meta?.['persist'] === true && query.state.data !== undefined)
    .map((query) => query.state.dataUpdatedAt)
  const oldest = Math.min(...dates)
  return oldest < visitStart() ? oldest : undefined
}
