/** A tab stop. Its sides are in pixels of the page. */
export interface Stop {
  number: number
  name: string
  /** Equal for controls that look alike. */
  kind: string
  /** The part of the page whose order is compared. */
  part: string
  seen: boolean
  left: number
  top: number
  right: number
  bottom: number
  faults: string[]
}

/** Runs in the page: returns the focused control with its errors, or undefined if no control has the focus. */
export async function focusedStop(): Promise<Stop | undefined> {
  // The focus is painted with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const now = document.activeElement
  if (!(now instanceof HTMLElement) || now === document.body || now === document.documentElement) return undefined
  const seen = now.dataset['stop'] !== undefined
  now.dataset['stop'] ??= String(document.querySelectorAll('[data-stop]').length + 1)
  const words = now.getAttribute('aria-label') ?? now.getAttribute('name') ?? now.textContent
  const name = `${now.tagName.toLowerCase()} “${words.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}”`
  const box = now.getBoundingClientRect()
  const faults: string[] = []

  // An inline control has a box for each of its lines.
  for (const { left, top, width, height } of now.getClientRects()) {
    for (const [x, y] of [0.1, 0.5, 0.9].flatMap((part) => [0.2, 0.5, 0.8].map((other) => [part, other] as const))) {
      const [across, down] = [left + width * x, top + height * y]
      const middle = x === 0.5 && y === 0.5
      if (across < 0 || down < 0 || across >= innerWidth || down >= innerHeight) {
        // A control that is taller than the window cannot be entirely visible.
        if (middle && height < innerHeight) faults.push(`out of sight: ${name}`)
        continue
      }
      const there = document.elementFromPoint(across, down)
      if (there === null || there.contains(now) || now.contains(there)) continue
      if (there.closest('label')?.contains(now)) continue
      if (middle || floats(there)) faults.push(`covered: ${name} by ${there.outerHTML.slice(0, 90)}`)
    }
  }
  // Positions in a scroll container are those of its content.
  const across = scrolled(now, 'scrollLeft')
  const down = scrolled(now, 'scrollTop')
  const holder = now.closest('dialog, [role=dialog], header, nav, main, footer')
  return {
    number: Number(now.dataset['stop']),
    name,
    kind: `${now.tagName} ${now.className} ${now.getAttribute('type') ?? ''}`,
    part: holder?.tagName ?? 'BODY',
    seen,
    left: box.left + across,
    top: box.top + down,
    right: box.right + across,
    bottom: box.bottom + down,
    faults: [...new Set(faults)],
  }

  function scrolled(element: Element, side: 'scrollLeft' | 'scrollTop') {
    let sum = 0
    for (let one = element.parentElement; one !== null; one = one.parentElement) sum += one[side]
    return sum
  }

  /** Whether the element or an ancestor is fixed or sticky. */
  function floats(element: Element) {
    for (let one: Element | null = element; one !== null; one = one.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(one).position)) return true
    return false
  }
}

/** Runs in the page: returns all controls that Tab must reach, in document order, with the numbers of their stops. */
export function tabbable(): { number: number; name: string }[] {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable=true]',
  )
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  return [...all]
    .filter(isReached)
    .map((element) => ({ number: Number(element.dataset['stop'] ?? 0), name: element.outerHTML.slice(0, 160) }))

  function isReached(element: HTMLElement) {
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false
    if (modal && !modal.contains(element)) return false
    // A link in an editable text is no tab stop.
    if (element.parentElement?.closest('[contenteditable=true]')) return false
    if (element.matches('[type=hidden]') || !element.checkVisibility({ visibilityProperty: true })) return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    // In a radio group only the checked or else the first one is a tab stop.
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name, form }) => name === element.name && form === element.form,
    )
    return element === (group.find(({ checked }) => checked) ?? group[0])
  }
}
