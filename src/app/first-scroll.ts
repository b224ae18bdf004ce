/**
 * Returns the router's `scrollRestoration` for a prerendered page: the reader may have scrolled before hydration, and is not
 * moved unless the browser restores an earlier visit.
 */
export function keepEarlyScroll(): () => boolean {
  const [visit] = performance.getEntriesByType('navigation')
  let free = visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
  return () => {
    const may = free || window.scrollY === 0
    free = true
    return may
  }
}
