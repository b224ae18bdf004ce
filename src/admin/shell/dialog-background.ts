import { useEffect } from 'react'

/** The element of the back office that dialogs, which stand in portals, cover. */
export const shellId = 'back-office'

let open = 0

/**
 * While a dialog is open nothing behind it can be reached; afterwards the focus goes back to where it was, or to the
 * heading when that is gone (the row that was removed), and nothing scrolls. Mantine's own return knows no second place,
 * and its `returnFocus` is off where this is used.
 */
export function useDialogBackground(opened: boolean): void {
  useEffect(() => {
    if (!opened) return
    const before = document.activeElement
    const shell = document.getElementById(shellId)
    open += 1
    if (shell) shell.inert = true
    return () => {
      open -= 1
      if (shell) shell.inert = open > 0
      const next = before?.isConnected && before !== document.body ? before : document.querySelector('h1')
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    }
  }, [opened])
}
