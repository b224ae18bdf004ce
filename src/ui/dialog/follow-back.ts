import type { RouterHistory } from '@tanstack/react-router'
import { closers } from './back-closes'

// Where the browser has no close watchers (Firefox, WebKit), which close a dialog by Back on a phone, one entry is added to the
// browser's history while something is open. The router does not know this entry: its state is that of the page's entry.

const mark = 'isClosedByBack'
const isOnEntry = () => window.history.state?.[mark] === true

/** Adds and removes the entry of what is open over the pages of `history`, until `ended`. */
export function followBack(history: RouterHistory, ended: AbortSignal): void {
  if (ended.aborted) return
  /** Ends the waiting of navigations for the removal of the entry. */
  let unblock: (() => void) | undefined
  let leaving: { done: Promise<void>; end: () => void } | undefined

  const leave = () => {
    if (leaving === undefined) {
      let end = () => {}
      const done = new Promise<void>((resolve) => {
        end = resolve
      })
      leaving = { done, end }
      waitForRemoval()
      window.history.back()
    }
    return leaving.done
  }
  /** The page of a followed link takes the place of the entry. */
  const waitForRemoval = () => {
    unblock ??= history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ action }) => {
        if (action === 'PUSH' || action === 'REPLACE') await leave()
        return false
      },
    })
  }
  const forget = () => {
    unblock?.()
    unblock = undefined
  }
  const update = () => {
    // The history of a preview or a test is not the browser's.
    const isPageEntry = window.history.state?.key === history.location.state.key
    if (ended.aborted || leaving || !isPageEntry) return
    const isWanted = closers.get().length > 0
    if (isWanted && !isOnEntry()) {
      // Not the router's own function, which is a property of the object.
      History.prototype.pushState.call(window.history, { ...window.history.state, [mark]: true }, '')
      waitForRemoval()
    }
    // Left by a reload, or reached by Forward.
    if (!isWanted && isOnEntry()) void leave()
  }
  // One dialog may follow another, and a navigation the closing of one.
  const updateSoon = () => void setTimeout(update)

  const onPop = (event: PopStateEvent) => {
    const isPageEntry = window.history.state?.key === history.location.state.key
    if (leaving) {
      event.stopImmediatePropagation()
      forget()
      leaving.end()
      leaving = undefined
    } else if (unblock) {
      if (isPageEntry) event.stopImmediatePropagation()
      forget()
      const closer = closers.get().at(-1)
      closers.set((all) => all.slice(0, -1))
      closer?.()
    } else if (isPageEntry && isOnEntry()) event.stopImmediatePropagation()
    updateSoon()
  }
  // Before the router, which would load the page again.
  window.addEventListener('popstate', onPop, { capture: true, signal: ended })
  const { unsubscribe } = closers.subscribe(updateSoon)
  updateSoon()
  ended.addEventListener('abort', () => {
    unsubscribe()
    forget()
  })
}
