import type { RouterHistory } from '@tanstack/react-router'

// A page that is loaded again is come back to as well.
let back = true

/** Follows the history, to tell a link that is followed from a page that is come back to. */
export function followHistory(history: RouterHistory): void {
  history.subscribe(({ action }) => {
    back = action.type !== 'PUSH'
  })
}

/** Whether the reader came back to the present page, by whichever way, and so to a place far down in it. */
export const cameBack = () => back
