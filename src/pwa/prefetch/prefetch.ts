const name = 'cdec-reading-ahead'

/** The page and its worker come to rest within this time once nothing is read ahead any more, in milliseconds. */
const restMs = 400
/** Whatever is still on its way after this time is no longer waited for, in milliseconds. */
const pauseTimeoutMs = 5000

/** Runs a prefetch, unless a tab has asked for silence: then it waits until that is over. */
export function runPrefetch<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work()
  // One answer for both: the lock's type would be a promise of a promise.
  return navigator.locks.request(name, { mode: 'shared' }, work) as Promise<Result>
}

/**
 * Runs `work` while no tab reads anything ahead. A worker that is asked for something in the very moment in which it
 * should give way is started again by Chromium, and then stays until it has had nothing to do for thirty seconds.
 */
export async function pausePrefetch(work: () => Promise<void>): Promise<void> {
  const afterRest = () => new Promise((resolve) => setTimeout(resolve, restMs)).then(work)
  if (!navigator.locks) return afterRest()
  const timeout = new AbortController()
  setTimeout(() => timeout.abort(), pauseTimeoutMs)
  await navigator.locks.request(name, { signal: timeout.signal }, afterRest).catch(work)
}
