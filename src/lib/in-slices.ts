/** How long a slice of a long work may take, in milliseconds: the page answers to presses between two of them. */
const sliceMs = 40

/**
 * Runs `step` for each item and resolves to the results. Lets the page go on every 40 ms; rejects with the reason of the signal
 * once it is aborted.
 */
export async function inSlices<Item, Result>(
  items: Iterable<Item>,
  step: (item: Item) => Result,
  signal?: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = []
  let began = performance.now()
  for (const item of items) {
    if (performance.now() - began > sliceMs) {
      await new Promise((resolve) => setTimeout(resolve))
      signal?.throwIfAborted()
      began = performance.now()
    }
    results.push(step(item))
  }
  return results
}
