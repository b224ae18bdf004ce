import type { RouterHistory } from '@tanstack/react-router'

// A reload counts too.
let back = true

/** Follows a history from its start: a page that Back leads to renders as many rows as its scroll position may need. Returns an unsubscribe function. */
export function followHistory(history: RouterHistory): () => void {
  back = true
  return history.subscribe(({ action }) => {
    back = action.type !== 'PUSH'
  })
}

/** Returns whether the reader came to the current page by Back. */
export const cameBack = () => back
