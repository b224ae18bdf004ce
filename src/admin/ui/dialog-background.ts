import { useEffect, useState } from 'react'

/** The id of the shell's element, which dialogs in portals cover. */
export const shellId = 'admin'

/** The open dialogs, topmost last. */
const layers: (HTMLElement | null)[] = []

/** Returns whether a dialog is the topmost one. */
export const isTopmost = (layer: HTMLElement | null) => layer === layers.at(-1)

/** Makes everything but the topmost dialog inert. */
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
  // This cleanup runs after the one above, which makes the page interactive again.
  useEffect(() => {
    if (!opened) return
    return () => {
      // The opener may be removed: a row, or another dialog that closes with this one.
      const lost = document.activeElement === document.body
      const known = before?.isConnected && before !== document.body
      const next = known ? before : lost ? document.querySelector('h1') : null
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    }
  }, [opened, before])
}

/** Returns the element that had the focus before the dialog took it. */
function useFocusBefore(opened: boolean): Element | null {
  const [wasOpened, setWasOpened] = useState(opened)
  const [before, setBefore] = useState(() => document.activeElement)
  if (opened !== wasOpened) {
    setWasOpened(opened)
    if (opened) setBefore(document.activeElement)
  }
  return before
}
