import { useEffect, useState } from 'react'

/** The element of the back office that dialogs, which stand in portals, cover. */
export const shellId = 'admin'

/** The open dialogs, the topmost last; null for one that lies over nothing but the page. */
const layers: (HTMLElement | null)[] = []

/** Whether no other dialog covers this one. */
export const isTopmost = (layer: HTMLElement | null) => layer === layers.at(-1)

/** Only the topmost dialog can be reached: by a click, by Tab and by a screen reader. */
function settle() {
  const shell = document.getElementById(shellId)
  if (shell) shell.inert = layers.length > 0
  for (const layer of layers) if (layer) layer.inert = !isTopmost(layer)
}

/**
 * While a dialog is open nothing behind it can be reached; afterwards the focus goes back to where it was, or to the
 * heading when that is gone (the row that was removed), and nothing scrolls. Mantine's own return knows no second place
 * and needs a dialog that is mounted closed: its `returnFocus` is off where this is used.
 */
export function useDialogBackground(opened: boolean, layer: HTMLElement | null = null): void {
  const before = useFocusBefore(opened)
  useEffect(() => {
    if (!opened) return
    layers.push(layer)
    settle()
    return () => {
      layers.splice(layers.lastIndexOf(layer), 1)
      settle()
    }
  }, [opened, layer])
  // After the above, which makes the page reachable again.
  useEffect(() => {
    if (!opened) return
    return () => {
      // What opened the dialog may be gone: a row, or another dialog that closes with this one.
      const lost = document.activeElement === document.body
      const known = before?.isConnected && before !== document.body
      const next = known ? before : lost ? document.querySelector('h1') : null
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    }
  }, [opened, before])
}

/** What had the focus when the dialog was opened, read before anything in the dialog takes it. */
function useFocusBefore(opened: boolean): Element | null {
  const [wasOpened, setWasOpened] = useState(opened)
  const [before, setBefore] = useState(() => document.activeElement)
  if (opened !== wasOpened) {
    setWasOpened(opened)
    if (opened) setBefore(document.activeElement)
  }
  return before
}
