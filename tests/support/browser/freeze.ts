import type { Page } from 'playwright-core'

/** Makes each page opened from now on record its long tasks. */
export async function watchFreezes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        performance.measure('busy', { start: startTime, duration })
    }).observe({ type: 'longtask', buffered: true })
  })
}

/** Returns the longest task in milliseconds since the last call. */
export async function longestFreeze(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A running task is recorded when it ends.
    await new Promise((resolve) => setTimeout(resolve, 150))
    const durations = performance.getEntriesByName('busy').map(({ duration }) => duration)
    performance.clearMeasures('busy')
    return Math.max(0, ...durations)
  })
}

/**
 * Opens a page up to five times until no task is longer than `limit`. Returns the shortest of the longest tasks, in
 * milliseconds, since other processes may slow the machine down.
 */
export async function leastFreeze(page: Page, limit: number, open: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 5 && least > limit; tries += 1) {
    await open()
    least = Math.min(least, await longestFreeze(page))
  }
  return Math.round(least)
}
