import { useSyncExternalStore } from 'react'

/** False in the page made at build and in its first rendering here, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
}

const unchanging = () => () => undefined
