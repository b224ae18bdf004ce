import { useCallback, useSyncExternalStore } from 'react'

/** A value outside React with `get`, `set` (a value or an updater) and `subscribe`. It ignores `set(undefined)`: use null. */
export { createAtom as createStore } from '@tanstack/store'

interface Source<T> {
  get: () => T
  subscribe: (listener: () => void) => { unsubscribe: () => void }
}

/**
 * Returns the value of a store; `prerendered` during prerendering and hydration. The library's `useSelector` would hydrate
 * with the visitor's value, which does not match the document.
 */
export function useStore<T, P = T>(store: Source<T>, prerendered: P): T | P {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { unsubscribe } = store.subscribe(listener)
      return unsubscribe
    },
    [store],
  )
  return useSyncExternalStore<T | P>(subscribe, store.get, () => prerendered)
}
