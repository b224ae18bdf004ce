import type { RouterHistory } from '@tanstack/react-router'

// A reloaded page counts as well.
let back = true

/** Follows a history from its start: a page that Back leads to renders as many rows as its scroll position may need. Returns an unsubscribe function. */
export function followHistory(history: RouterHistory): () => void {
  back = true
  return history.subscribe(({ action }) => {
    back = action.type !== 'PUSH'
  })
}

/** Whether Back has led to the page that is open. */
export const cameBack = () => back
