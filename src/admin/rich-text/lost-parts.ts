/** Elements that are another one for the editor. */
const same: Record<string, string> = { b: 'strong', i: 'em' }
/** Elements without a meaning of their own, which the editor may leave out. */
const plain = new Set(['body', 'p', 'div', 'span', 'thead', 'tbody', 'tfoot'])
const kept = ['href', 'title', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start', 'lang']

/** Returns the names of the elements and attributes that `after` has lost of `before`, each with its text. */
export function lostParts(before: HTMLElement, after: HTMLElement): string[] {
  const found = partsOf(after)
  const lost = [...partsOf(before)].filter(([part, size]) => (found.get(part) ?? 0) < size)
  return [...new Set(lost.map(([part]) => part.split('=')[0] ?? ''))]
}

/** Returns how many characters and pictures are in each element (`strong`) and attribute (`lang=en`). */
function partsOf(body: HTMLElement): Map<string, number> {
  const parts = new Map<string, number>()
  const add = (part: string, size: number) => parts.set(part, (parts.get(part) ?? 0) + size)
  for (const element of body.querySelectorAll('*')) {
    const name = element.localName
    const size = sizeOf(element)
    // An element within one of the same name adds nothing to it.
    if (!plain.has(name) && name !== 'br' && !element.parentElement?.closest(name)) add(same[name] ?? name, size)
    for (const attribute of kept) {
      const value = element.getAttribute(attribute)
      if (value !== null && value !== '' && value !== '1') add(`${attribute}=${value}`, size)
    }
  }
  return parts
}

const sizeOf = (element: Element) =>
  ['img', 'hr'].includes(element.localName)
    ? 1
    : element.textContent.replaceAll(/\s/g, '').length + element.querySelectorAll('img').length
