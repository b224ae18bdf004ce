import { createHistory, type HistoryLocation, type RouterHistory } from '@tanstack/react-router'

/**
 * Returns a history with the current address only, so that the frame adds no entries to the browser's. The router's own
 * memory history would be bundled into the chunk that every visitor loads.
 */
export function frameHistory(path: string): RouterHistory {
  let location = at(path, 0)
  const go = (to: string, state: { __TSR_index: number }) => {
    location = at(to, state.__TSR_index)
  }
  return createHistory({
    getLocation: () => location,
    getLength: () => 1,
    pushState: go,
    replaceState: go,
    go: () => undefined,
    back: () => undefined,
    forward: () => undefined,
    createHref: (to) => to,
  })
}

function at(path: string, index: number): HistoryLocation {
  const { pathname, search, hash } = new URL(path, window.location.origin)
  const key = String(index)
  return { href: pathname + search + hash, pathname, search, hash, state: { __TSR_index: index, key } }
}
