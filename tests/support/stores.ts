import type { createStore } from '@/lib/store'

const resets: (() => void)[] = []

/** Wraps `createStore` so that `resetStores` resets each store to its initial value. */
export const resettable = (create: typeof createStore): typeof createStore =>
  function createResettable<T>(...given: [T]) {
    const store = create(...given)
    const first = store.get()
    resets.push(() => store.set(first))
    return store
  }

export function resetStores() {
  for (const reset of resets) reset()
}
