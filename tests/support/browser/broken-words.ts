/** Runs in the page: returns the words that are broken over several lines, without addresses, which may be broken. */
export function brokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  // Visually hidden, like the head of a table that a phone shows as cards.
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
  // Below the last visible line of a clamped text.
  const isCutOff = (box: DOMRect, element: Element | null): boolean => {
    if (element === null || element === document.body) return false
    const isCut = getComputedStyle(element).overflowY === 'hidden' && box.top >= element.getBoundingClientRect().bottom
    return isCut || isCutOff(box, element.parentElement)
  }
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
    if (isClipped(element)) continue
    for (const word of (node.textContent ?? '').matchAll(/(?<![\p{L}\d@./_-])\p{L}{2,}(?![\p{L}\d@/_]|\.\p{L})/gu)) {
      const range = document.createRange()
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const seen = [...range.getClientRects()].filter((box) => !isCutOff(box, element))
      const lines = new Set(seen.map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(`${word[0]} (${element.tagName} ${element.className})`)
    }
  }
  return found
}
