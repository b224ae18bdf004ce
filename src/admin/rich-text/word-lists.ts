/** A bullet, or a number with its dot, and the no-break spaces a word processor puts behind it. */
const mark = /^\s*(?:([·•o§▪–-])|(\d+)[.)])\u00a0+\s*/
/** The list and the level of a paragraph of Word and Outlook, in its style. */
const wordList = /mso-list:\s*(l\d+)\s+level(\d)/i
/** A number, a letter or a Roman number as Word writes it before an item. */
const wordNumber = /^\s*\(?(?:(\d+)|[a-z]{1,5})[.)]/i

/** An item of a list, the element in whose place its list comes, and how deep it is. Adjacent items of one `list` belong together. */
interface Item {
  element: HTMLElement
  place: Element
  list: string
  level: number
  name: 'ol' | 'ul'
  start: string | undefined
}

/** Converts a word processor's paragraphs, and its lists of one item each, to the lists that they are, in place. */
export function makeLists(body: HTMLElement): void {
  const listNames = new Map<Element, string>()
  for (const part of body.querySelectorAll<HTMLElement>('p, li[data-listid]')) {
    const item = part.localName === 'li' ? webItem(part) : paragraphItem(part)
    if (item === undefined) continue
    const { place, list, level, name } = item
    const previous = place.previousElementSibling
    const continues =
      previous !== null && listNames.get(previous) === list && (level > 1 || previous.localName === name)
    const top = continues ? previous : place.ownerDocument.createElement(name)
    if (!continues) {
      if (item.start !== undefined && item.start !== '1') top.setAttribute('start', item.start)
      listNames.set(top, list)
      place.before(top)
    }
    listAt(top, continues ? level : 1, name).append(item.element)
    if (place.localName === 'p' || place.childElementCount === 0) place.remove()
  }
}

/** Returns the list of the given level in the last items of `top`. */
function listAt(top: Element, level: number, name: string): Element {
  const parent = top.lastElementChild
  if (level === 1 || parent === null) return top
  const last = parent.lastElementChild
  const isList = last?.localName === name || (level > 2 && /^[ou]l$/.test(last?.localName ?? ''))
  const nested = isList && last ? last : top.ownerDocument.createElement(name)
  if (nested !== last) parent.append(nested)
  return listAt(nested, level - 1, name)
}

/** Word on the web puts each item into a list of its own. */
function webItem(item: HTMLElement): Item | undefined {
  const place = item.parentElement
  if (place?.localName !== 'ul' && place?.localName !== 'ol') return undefined
  return {
    element: item,
    place,
    list: `web ${item.getAttribute('data-listid')}`,
    level: Number(item.getAttribute('data-aria-level')) || 1,
    name: place.localName === 'ol' ? 'ol' : 'ul',
    start: place.getAttribute('start') ?? undefined,
  }
}

function paragraphItem(paragraph: HTMLElement): Item | undefined {
  const [, list, level] = wordList.exec(paragraph.getAttribute('style') ?? '') ?? []
  const label = list === undefined ? null : paragraph.querySelector('[style*="mso-list:Ignore" i]')
  const bullet = mark.exec(paragraph.textContent)
  if (label === null && bullet === null) return undefined
  const number = label ? wordNumber.exec(label.textContent) : bullet?.[1] === undefined ? bullet : null
  const element = paragraph.ownerDocument.createElement('li')
  element.append(...paragraph.childNodes)
  if (label) label.remove()
  else dropStart(element, bullet?.[0].length ?? 0)
  const start = label ? number?.[1] : number?.[2]
  return { element, place: paragraph, list: list ?? '', level: Number(level ?? 1), name: number ? 'ol' : 'ul', start }
}

/** Removes `count` characters from the start of an element's text. */
function dropStart(element: HTMLElement, count: number) {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let remaining = count; remaining > 0 && texts.nextNode(); ) {
    const { data } = texts.currentNode as Text // The walker returns texts only.
    texts.currentNode.nodeValue = data.slice(remaining)
    remaining -= Math.min(remaining, data.length)
  }
}
