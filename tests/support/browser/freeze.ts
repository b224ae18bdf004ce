import type { Page } from 'playwright-core'

/** From now on each page that is opened notes how long it did not answer, each time. */
export async function watchFreezes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        performance.measure('busy', { start: startTime, duration })
    }).observe({ type: 'longtask', buffered: true })
  })
}

/** The longest time in milliseconds that the page did not answer since it was asked last. */
export async function longestFreeze(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // What is under way is noted once it is done.
    await new Promise((resolve) => setTimeout(resolve, 150))
    const durations = performance.getEntriesByName('busy').map(({ duration }) => duration)
    performance.clearMeasures('busy')
    return Math.max(0, ...durations)
  })
}
