/** Runs when the page is idle, after four seconds at the latest. */
export function whenIdle(run: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void run(), { timeout: 4000 })
  else setTimeout(() => void run(), 500)
}

/** How long after its navigation a page loads nothing but what it shows, in milliseconds. A slow line needs longer for that. */
const restMs = 3000

/** Runs when the page is idle and has had its first seconds for the reader. */
export const afterRest = (run: () => unknown): unknown =>
  setTimeout(() => whenIdle(run), Math.max(0, restMs - performance.now()))
