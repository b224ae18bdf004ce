/** A bullet, or a number with its dot, and the no-break spaces a word processor puts behind it. */
const mark = /^\s*(?:([·•o§▪–-])|(\d+)[.)])\u00a0+\s*/
/** The list and the level of a paragraph of Word and Outlook, in its style. */
const wordList = /mso-list:\s*(l\d+)\s+level(\d)/i
/** A number, a letter or a Roman number as Word writes it before an item. */
const wordNumber = /^\s*\(?(?:(\d+)|[a-z]{1,5})[.)]/i

/** An item of a list, where it stands, and how deep. Adjacent items of one `list` belong together. */
interface Item {
  element: HTMLElement
  stands: Element
  list: string
  level: number
  name: 'ol' | 'ul'
  start: string | undefined
}

/** Converts a word processor's paragraphs, and its lists of one item each, to the lists that they are, in place. */
export function makeLists(body: HTMLElement): void {
  const made = new Map<Element, string>()
  for (const part of body.querySelectorAll<HTMLElement>('p, li[data-listid]')) {
    const item = part.localName === 'li' ? webItem(part) : paragraphItem(part)
    if (item === undefined) continue
    const { stands, list, level, name } = item
    const before = stands.previousElementSibling
    const isSame = before !== null && made.get(before) === list && (level > 1 || before.localName === name)
    const top = isSame ? before : stands.ownerDocument.createElement(name)
    if (!isSame) {
      if (item.start !== undefined && item.start !== '1') top.setAttribute('start', item.start)
      made.set(top, list)
      stands.before(top)
    }
    listAt(top, isSame ? level : 1, name).append(item.element)
    if (stands.localName === 'p' || stands.childElementCount === 0) stands.remove()
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
  const stands = item.parentElement
  if (stands?.localName !== 'ul' && stands?.localName !== 'ol') return undefined
  return {
    element: item,
    stands,
    list: `web ${item.getAttribute('data-listid')}`,
    level: Number(item.getAttribute('data-aria-level')) || 1,
    name: stands.localName === 'ol' ? 'ol' : 'ul',
    start: stands.getAttribute('start') ?? undefined,
  }
}

function paragraphItem(paragraph: HTMLElement): Item | undefined {
  const [, list, level] = wordList.exec(paragraph.getAttribute('style') ?? '') ?? []
  const label = list === undefined ? null : paragraph.querySelector('[style*="mso-list:Ignore" i]')
  const found = mark.exec(paragraph.textContent)
  if (label === null && found === null) return undefined
  const number = label ? wordNumber.exec(label.textContent) : found?.[1] === undefined ? found : null
  const element = paragraph.ownerDocument.createElement('li')
  element.append(...paragraph.childNodes)
  if (label) label.remove()
  else dropStart(element, found?.[0].length ?? 0)
  const start = label ? number?.[1] : number?.[2]
  return { element, stands: paragraph, list: list ?? '', level: Number(level ?? 1), name: number ? 'ol' : 'ul', start }
}

/** Removes `count` characters from the start of an element's text. */
function dropStart(element: HTMLElement, count: number) {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let remaining = count; remaining > 0 && texts.nextNode(); ) {
    const { data } = texts.currentNode as Text // the walker shows nothing else
    texts.currentNode.nodeValue = data.slice(remaining)
    remaining -= Math.min(remaining, data.length)
  }
}
