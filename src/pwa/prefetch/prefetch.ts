const name = 'cdec-reading-ahead'

/** The page and its worker come to rest within this time once nothing is read ahead any more, in milliseconds. */
const rest = 400
/** Whatever is still on its way after this time is no longer waited for, in milliseconds. */
const patience = 5000

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
  const calm = () => new Promise((resolve) => setTimeout(resolve, rest)).then(work)
  if (!navigator.locks) return calm()
  const tired = new AbortController()
  setTimeout(() => tired.abort(), patience)
  await navigator.locks.request(name, { signal: tired.signal }, calm).catch(work)
}
