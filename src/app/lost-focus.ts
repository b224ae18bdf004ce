import { focusTarget } from '@/lib/focus-target'

// When the focused control is removed from the page (a retry button, a deleted row), the browser drops the focus: it moves to
// the first heading of the nearest ancestor that remains. A component with a better target focuses it itself. Loaded with
// the first focus.

/** The focused element and its ancestors. */
let trail = document.activeElement ? ancestors(document.activeElement) : []
document.addEventListener('focusin', ({ target }) => {
  trail = target instanceof Element ? ancestors(target) : []
})
document.addEventListener('pointerdown', () => {
  trail = []
})
new MutationObserver(() => {
  if (trail[0] === undefined || trail[0].isConnected) return
  const parts = trail.filter((part) => part.isConnected)
  trail = []
  // A closing dialog or a new page has moved the focus by then.
  requestAnimationFrame(() => focusHeading(parts))
}).observe(document.body, { childList: true, subtree: true })

/** Focuses the first focusable heading of the nearest of `parts`, unless something has the focus. */
function focusHeading(parts: readonly Element[]) {
  for (const part of parts) {
    for (const heading of part.querySelectorAll<HTMLElement>('h1, h2, h3')) {
      if (document.activeElement !== document.body) return
      focusTarget(heading)
    }
  }
}

function ancestors(element: Element): Element[] {
  const all: Element[] = []
  for (let node: Element | null = element; node !== null; node = node.parentElement) all.push(node)
  return all
}
