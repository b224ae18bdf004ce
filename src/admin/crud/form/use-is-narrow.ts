import { useSyncExternalStore } from 'react'

const wide = '(min-width: 48rem)'

/** Whether the window is too narrow for a table. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia !== undefined && !window.matchMedia(wide).matches)
}

function subscribe(listener: () => void) {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
