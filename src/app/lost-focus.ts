import { useEffect } from 'react'

/**
 * A control may go away with what it did (another try, a row that is removed), and the browser leaves the focus nowhere:
 * then the first heading of the nearest part that is still there takes it. What has a better place gives the focus there itself.
 */
export function useLostFocus(): void {
  useEffect(() => {
    /** What has the focus, and all it stands in. */
    let trail: Element[] = []
    const remember = ({ target }: Event) => {
      trail = target instanceof Element ? ancestors(target) : []
    }
    const forget = () => {
      trail = []
    }
    const observer = new MutationObserver(() => {
      if (trail[0] === undefined || trail[0].isConnected) return
      const parts = trail.filter((part) => part.isConnected)
      forget()
      // By then a dialog that closes or a new page has placed the focus.
      requestAnimationFrame(() => focusHeading(parts))
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
}

/** Focuses the first heading of the nearest of `parts` that can have it, unless something has the focus. */
function focusHeading(parts: readonly Element[]) {
  for (const part of parts) {
    for (const heading of part.querySelectorAll<HTMLElement>('h1, h2, h3')) {
      if (document.activeElement !== document.body) return
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
  }
}

function ancestors(element: Element): Element[] {
  const all: Element[] = []
  for (let one: Element | null = element; one !== null; one = one.parentElement) all.push(one)
  return all
}
