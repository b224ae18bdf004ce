import { useCallback, useSyncExternalStore } from 'react'

/**
 * A value that lives outside React: `get`, `set` (a value, or how it follows from the last one) and `subscribe`. `set(undefined)` is ignored by the library: null
 * stands for nothing.
 */
export { createAtom as createStore } from '@tanstack/store'

interface Source<T> {
  get: () => T
  subscribe: (listener: () => void) => { unsubscribe: () => void }
}

/**
 * The value of a store. `prerendered` stands in while a page is prerendered and hydrated, where the visitor's own value
 * is not known; the library's `useSelector` would hydrate with the value itself, which does not match the document.
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
