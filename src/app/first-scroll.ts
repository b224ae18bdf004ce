/**
 * Whether the router may scroll, for its `scrollRestoration`: a page that was made at build is read before the client bundle
 * is there, and stays where its reader is, unless they come back to a place of before.
 */
export function notWhileItIsRead(): () => boolean {
  const [visit] = performance.getEntriesByType('navigation')
  let free = visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
  return () => {
    const may = free || window.scrollY === 0
    free = true
    return may
  }
}
