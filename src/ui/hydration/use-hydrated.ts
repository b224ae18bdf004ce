import { useDeferredValue, useSyncExternalStore } from 'react'

/**
 * False in a prerendered page and while it is hydrated, true from then on. Deferred, so that what depends on it is
 * rendered in slices and a slow phone stays responsive.
 */
export function useHydrated(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      noSubscription,
      () => true,
      () => false,
    ),
  )
}

const noSubscription = () => () => undefined
