import { notifyManager, type QueryCache, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * Returns what `select` returns of the query cache, a value that is compared by identity; `prerendered` during prerendering and
 * hydration.
 */
export function useCacheValue<Value, P>(select: (cache: QueryCache) => Value, prerendered: P): Value | P {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    // Batched, because the cache also notifies during a render.
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  )
  return useSyncExternalStore<Value | P>(
    subscribe,
    () => select(cache),
    () => prerendered,
  )
}

/** Resolves once the query cache is as `isReached` asks. */
export function cacheReaches(queryClient: QueryClient, isReached: () => boolean): Promise<void> {
  if (isReached()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (!isReached()) return
      stop()
      resolve()
    })
  })
}
