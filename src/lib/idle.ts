/** Runs when the page is idle, after four seconds at the latest. */
export function whenIdle(run: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void run(), { timeout: 4000 })
  else setTimeout(() => void run(), 500)
}

/** Runs when the page is idle and has had two seconds for the reader. */
export const afterRest = (run: () => unknown): unknown => setTimeout(() => whenIdle(run), 2000)
