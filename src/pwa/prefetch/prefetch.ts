const lockName = 'cdec-prefetch'

/** How long the page and its worker take to become idle after the last prefetch, in milliseconds. */
const restMs = 400
/** How long to wait for pending prefetches, in milliseconds. */
const pauseTimeoutMs = 5000

/** Runs a prefetch; while a tab has paused prefetching, it waits. */
export function runPrefetch<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work()
  return navigator.locks.request(lockName, { mode: 'shared' }, work) as Promise<Result> // typed as a nested promise
}

/**
 * Runs `work` while no tab prefetches. Chromium restarts a worker that gets a request while it is being replaced, and then
 * keeps it until it has been idle for thirty seconds.
 */
export async function pausePrefetch(work: () => Promise<void>): Promise<void> {
  const afterRest = () => new Promise((resolve) => setTimeout(resolve, restMs)).then(work)
  if (!navigator.locks) return afterRest()
  const timeout = new AbortController()
  setTimeout(() => timeout.abort(), pauseTimeoutMs)
  await navigator.locks.request(lockName, { signal: timeout.signal }, afterRest).catch(work)
}
