import type { RouterHistory } from '@tanstack/react-router'
import { closers } from './back-closes'

// Where the browser has no close watchers (Firefox, WebKit), which close a dialog by Back on a phone, one entry is added to the
// browser's history while something is open. The router does not know this entry: its state is that of the page's entry.

const mark = 'isClosedByBack'
const isOnEntry = () => window.history.state?.[mark] === true

/** Adds and removes the entry of what is open over the pages of `history`, until `signal` is aborted. */
export function followBack(history: RouterHistory, signal: AbortSignal): void {
  if (signal.aborted) return
  const entry = entryOver(history)
  // The history of a preview or a test is not the browser's.
  const isPageEntry = () => window.history.state?.key === history.location.state.key
  const update = () => {
    if (signal.aborted || entry.isLeaving() || !isPageEntry()) return
    const isOpen = closers.get().length > 0
    if (isOpen && !isOnEntry()) entry.add()
    // The entry was left by a reload, or reached by Forward.
    if (!isOpen && isOnEntry()) void entry.leave()
  }
  // One dialog may follow another, and a navigation the closing of one.
  const updateSoon = () => void setTimeout(update)

  const onPop = (event: PopStateEvent) => {
    if (entry.isLeaving()) {
      event.stopImmediatePropagation()
      entry.end()
    } else if (entry.isBlocking()) {
      if (isPageEntry()) event.stopImmediatePropagation()
      entry.end()
      const closer = closers.get().at(-1)
      closers.set((all) => all.slice(0, -1))
      closer?.()
    } else if (isPageEntry() && isOnEntry()) event.stopImmediatePropagation()
    updateSoon()
  }
  // Before the router, which would load the page again.
  window.addEventListener('popstate', onPop, { capture: true, signal })
  const { unsubscribe } = closers.subscribe(updateSoon)
  updateSoon()
  signal.addEventListener('abort', () => {
    unsubscribe()
    entry.end()
  })
}

/** The entry over the page: while it is there, navigations wait until it is left. */
function entryOver(history: RouterHistory) {
  let unblock: (() => void) | undefined
  let departure: Promise<void> | undefined
  let endDeparture: (() => void) | undefined

  /** The page of a followed link takes the place of the entry. */
  const block = () => {
    unblock ??= history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ action }) => {
        if (action === 'PUSH' || action === 'REPLACE') await leave()
        return false
      },
    })
  }
  const leave = () => {
    departure ??= new Promise<void>((resolve) => {
      endDeparture = resolve
      block()
      window.history.back()
    })
    return departure
  }
  return {
    isBlocking: () => unblock !== undefined,
    isLeaving: () => departure !== undefined,
    add() {
      // Not the router's own function, which is a property of the object.
      History.prototype.pushState.call(window.history, { ...window.history.state, [mark]: true }, '')
      block()
    },
    /** Goes back from the entry; resolves once it is left. */
    leave,
    /** The entry is no longer the current one: navigations go on. */
    end() {
      unblock?.()
      endDeparture?.()
      unblock = departure = endDeparture = undefined
    },
  }
}
