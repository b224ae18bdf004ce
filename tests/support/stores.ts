const resets = new Set<() => void>()

/** Registers a store that the product has created, with its first value. */
export function addStore<T>(store: { set: (value: T) => void }, first: T) {
  resets.add(() => store.set(first))
}

/** Gives every store its first value: the product's modules stay loaded from one test to the next. */
export function resetStores() {
  for (const reset of resets) reset()
}
