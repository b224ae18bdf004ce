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
