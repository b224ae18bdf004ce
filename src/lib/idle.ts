/** Runs once the page is at rest. A slow machine that movement keeps busy is never idle: then after a while all the same. */
export function whenIdle(run: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void run(), { timeout: 4000 })
  else setTimeout(() => void run(), 500)
}
