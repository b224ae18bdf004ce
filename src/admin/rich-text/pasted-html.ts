import { parseUrl } from '@/lib/parse-url'
import { config, isTracking, purifier } from '@/lib/sanitize'

/** Of a word processor's styles the editor reads these: what is bold, slanted, struck, raised or only looks so. */
const pastedConfig = {
  ...config,
  ALLOWED_ATTR: [...config.ALLOWED_ATTR, 'style', 'data-listid', 'data-aria-level'],
  ADD_URI_SAFE_ATTR: [...config.ADD_URI_SAFE_ATTR, 'style', 'data-listid', 'data-aria-level'],
  RETURN_DOM: true as const,
}

/** How many parts of a paste the site does not show: pictures of other sites, and embedded media and frames. */
export interface LostParts {
  pictures: number
  embeds: number
}

/** The HTML of a clipboard, made fit for a text of the site: `body` is to be parsed and never shown. */
export function cleanPasted(html: string): { body: HTMLElement; lost: LostParts } {
  // The purifier itself removes embeds, and pictures of Word, which are files of the computer.
  const pictures = new Set<Node>()
  const embeds = new Set<Node>()
  const note = (node: Node) => {
    if (embedNames.has(node.nodeName)) embeds.add(node)
    const picture = node as Element // by its name
    if (node.nodeName === 'IMG' && !isTracking(picture) && !isOwn(picture.getAttribute('src') ?? ''))
      pictures.add(picture)
  }
  purifier.addHook('uponSanitizeElement', note)
  // With RETURN_DOM it is a body.
  const body = purifier.sanitize(withSiteHeadings(html), pastedConfig) as HTMLElement
  purifier.removeHook('uponSanitizeElement', note)
  for (const picture of body.querySelectorAll('img')) if (!isOwn(picture.getAttribute('src') ?? '')) picture.remove()
  // Headings and links have a look of their own.
  for (const part of body.querySelectorAll('h2, h3, h4, a, :is(h2, h3, h4, a) [style]')) part.removeAttribute('style')
  for (const box of [...body.querySelectorAll('div')].toReversed()) openBox(box)
  makeLists(body)
  // A table within a cell comes before the one that holds it.
  for (const table of [...body.querySelectorAll('table')].toReversed()) tidyTable(table)
  return { body, lost: { pictures: pictures.size, embeds: embeds.size } }
}

const embedNames = new Set(['IFRAME', 'VIDEO', 'AUDIO', 'OBJECT', 'EMBED'])

/**
 * HTML of a clipboard with the headings that a text may have: a page has its own title above it. Word on the web writes
 * them as paragraphs, and a no-break space at the end of each.
 */
const withSiteHeadings = (html: string): string =>
  html
    .replaceAll(/<span\b[^>]*\bclass="EOP\b[^>]*>[^<]*<\/span>/gi, '')
    .replaceAll(
      /<p\b[^>]*\brole="heading"[^>]*\baria-level="(\d)"[^>]*>([\s\S]*?)<\/p>/gi,
      (_, level: string, text: string) => `<h${level}>${text}</h${level}>`,
    )
    .replaceAll(/<(\/?)h1(?=[\s>])/gi, '<$1h2')
    .replaceAll(/<(\/?)h[56](?=[\s>])/gi, '<$1h4')

const isOwn = (address: string) => parseUrl(address, location.href)?.origin === location.origin

/** Outlook on the web and Gmail write their lines as boxes; a box around paragraphs and lists is no part of the text. */
function openBox(box: HTMLElement) {
  if (box.querySelector(':is(p, h2, h3, h4, ul, ol, blockquote, table, figure, hr)') || box.closest('li, td, th, a, p'))
    return box.replaceWith(...box.childNodes)
  const line = box.ownerDocument.createElement('p')
  // It only ends the line.
  if (box.lastChild?.nodeName === 'BR') box.lastChild.remove()
  if (box.textContent.trim() !== '' || box.querySelector('img')) line.append(...box.childNodes)
  box.replaceWith(line)
}

/** The editor holds no captions, a table of one cell is a frame, and a line break in an empty cell only keeps it open. */
function tidyTable(table: HTMLTableElement) {
  if (table.caption) {
    const line = table.ownerDocument.createElement('p')
    line.append(...table.caption.childNodes)
    table.before(line)
    table.caption.remove()
  }
  for (const cell of table.querySelectorAll('th, td'))
    if (cell.textContent.trim() === '' && cell.querySelector('img') === null) cell.replaceChildren()
  const [row, more] = table.rows
  if (row?.cells.length === 1 && more === undefined) table.replaceWith(...(row.cells[0]?.childNodes ?? []))
}

/** The editor's HTML without the empty paragraphs that it ends with. */
export const withoutEmptyEnd = (html: string): string => html.replace(/(?:<p>(?:\s|&nbsp;|<br>)*<\/p>)+$/, '')

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
