import { useDeferredValue, useSyncExternalStore } from 'react'

/**
 * Returns false at build and during hydration, then true. The value is deferred, so that the update is rendered in slices and
 * a slow phone stays responsive.
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
