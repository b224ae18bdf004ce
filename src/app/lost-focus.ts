// A control may go away with what it did (another try, a row that is removed), and the browser leaves the focus nowhere:
// then the first heading of the nearest part that is still there takes it. What has a better place gives the focus there
// itself. Loaded with the first focus.

/** What has the focus, and all it stands in. */
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
  // By then a dialog that closes or a new page has placed the focus.
  requestAnimationFrame(() => focusHeading(parts))
}).observe(document.body, { childList: true, subtree: true })

/** Focuses the first heading of the nearest of `parts` that can have it, unless something has the focus. */
export function focusHeading(parts: readonly Element[]) {
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
