/** A bullet, or a number with its dot, and the no-break spaces a word processor puts behind it. */
const mark = /^\s*(?:([·•o§▪–-])|\d+[.)])\u00a0+\s*/

/** Converts a word processor's paragraphs with bullets to lists, in place. */
export function makeLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const found = mark.exec(paragraph.textContent)
    if (found === null) continue
    const name = found[1] === undefined ? 'OL' : 'UL'
    const before = paragraph.previousElementSibling
    const list = before?.tagName === name ? before : body.ownerDocument.createElement(name)
    if (list !== before) paragraph.before(list)
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    dropStart(item, found[0].length)
    list.append(item)
    paragraph.remove()
  }
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
