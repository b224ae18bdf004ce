/**
 * Runs in the page: returns the layout errors. Horizontal scrolling, clipped words, overlapping words, and words outside
 * their control.
 */
export function layoutErrors(): string[] {
  const found: string[] = []
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (wide > 0) found.push(`the page scrolls sideways by ${wide} px`)
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const lines = [...linesOf(top)]
  found.push(...cutOff(lines), ...overlapping(lines), ...outside(top))
  return [...new Set(found)].slice(0, 30)

  interface Line {
    text: string
    box: DOMRect
    element: Element
    floats: boolean
  }

  /** Yields every visible line of text with its position. */
  function* linesOf(root: Element): Generator<Line> {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (element === null || text === '' || !isSeen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const floats = ancestors(element).some(
        (one) => /fixed|sticky/.test(getComputedStyle(one).position) || isOpenPanel(one),
      )
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1) yield { text: text.slice(0, 50), box, element, floats }
    }
  }

  /** Whether the element is a panel that its button has opened over the page. */
  function isOpenPanel({ id }: Element) {
    return id !== '' && document.querySelector(`[aria-expanded="true"][aria-controls="${CSS.escape(id)}"]`) !== null
  }

  function isSeen(element: Element) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }))
      return false
    // Slides beside the current one are inert; visually hidden texts are clipped.
    return ancestors(element).every((one) => !one.hasAttribute('inert') && getComputedStyle(one).clipPath === 'none')
  }

  /** Returns words that a box with hidden overflow cuts off. Texts with an ellipsis are shortened on purpose. */
  function cutOff(all: Line[]) {
    return all.flatMap(({ text, box, element }) => {
      for (const one of ancestors(element)) {
        const { overflowX, overflowY, webkitLineClamp, textOverflow } = getComputedStyle(one)
        if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis' || one === document.body) return []
        const edge = one.getBoundingClientRect()
        if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) return []
        const across = /hidden|clip/.test(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)
        // A line box is taller than its letters.
        const slack = box.height / 4
        const down = /hidden|clip/.test(overflowY) && (box.bottom > edge.bottom + slack || box.top < edge.top - slack)
        if (across || down) return [`cut off: “${text}” by ${one.tagName} ${one.className}`]
      }
      return []
    })
  }

  /** Whether a line is hidden, because it is beyond the edge of a box with hidden overflow. */
  function isBehindAnEdge({ box, element }: Line) {
    return ancestors(element).some((one) => {
      const { overflowX, overflowY } = getComputedStyle(one)
      const { top: above, bottom, left, right } = one.getBoundingClientRect()
      const down = overflowY !== 'visible' && (box.top + box.height / 2 > bottom || box.bottom - box.height / 2 < above)
      return down || (overflowX !== 'visible' && (box.left >= right || box.right <= left))
    })
  }

  /** Returns the right edge of the visible part of a line, which may end with an ellipsis. */
  function rightOf({ box, element }: Line) {
    const edges = ancestors(element).filter((one) => getComputedStyle(one).overflowX !== 'visible')
    return Math.min(box.right, ...edges.map((one) => one.getBoundingClientRect().right))
  }

  function overlapping(all: Line[]) {
    const still = all
      .filter((line) => !line.floats && !isBehindAnEdge(line))
      .toSorted((one, other) => one.box.top - other.box.top)
    return still.flatMap((one, place) => {
      const faults: string[] = []
      for (let next = place + 1; next < still.length; next += 1) {
        const other = still[next]
        if (other === undefined || other.box.top >= one.box.bottom) break
        if (one.element === other.element) continue
        const across = Math.min(rightOf(one), rightOf(other)) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top
        // Line boxes may overlap above and below the letters.
        if (across > 2 && down > Math.min(one.box.height, other.box.height) * 0.45)
          faults.push(`“${one.text}” and “${other.text}” lie over each other`)
      }
      return faults
    })
  }

  function outside(root: Element) {
    return [...root.querySelectorAll('button, summary, label, th, td, a')].flatMap((control) => {
      if (!isSeen(control) || getComputedStyle(control).display === 'inline') return []
      const edge = control.getBoundingClientRect()
      return [...linesOf(control)]
        .filter(({ box }) => box.right > edge.right + 2 || box.left < edge.left - 2 || box.bottom > edge.bottom + 6)
        .filter(({ element }) => !isShortened(element, control))
        .map(({ text }) => `outside its ${control.tagName}: “${text}”`)
    })
  }

  /** Whether an element between a text and its control hides its overflow, which `cutOff` checks. */
  function isShortened(element: Element, control: Element) {
    return ancestors(element).some((one) => control.contains(one) && getComputedStyle(one).overflowX !== 'visible')
  }

  function ancestors(element: Element): Element[] {
    const all: Element[] = []
    for (let one: Element | null = element; one !== null; one = one.parentElement) all.push(one)
    return all
  }
}

/** The text spacing of WCAG 1.4.12, as a style sheet. */
export const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }'

/** Text at 200 % by a user style sheet. Unlike the browser's setting, it does not change media queries. */
export const doubled = 'html { font-size: 200% }'
