import type { createStore } from '@/lib/store'

const resets: (() => void)[] = []

/** Makes stores that have their first value again after each test. */
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
