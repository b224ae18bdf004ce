import { startTransition, useEffect, useState } from 'react'

/** Whether the page lives: drawn by the program itself, or taken over from the markup made at build. */
let alive = false

/** The page has no markup made at build: its first rendering is whole. */
export function startAlive(): void {
  alive = true
}

/**
 * False in the page made at build and in its first rendering here, true from then on. What follows is drawn in slices,
 * so that a slow phone answers its reader meanwhile.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(alive)
  useEffect(() => {
    alive = true
    startTransition(() => setHydrated(true))
  }, [])
  return hydrated
}
