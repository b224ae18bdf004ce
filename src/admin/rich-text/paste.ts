import { withDirectAddresses } from '@/lib/direct-address'
import { parseUrl } from '@/lib/parse-url'
import { config, isTracking, purifier } from '@/lib/sanitize'
import { linkAddress } from './link-address'
import { type Remark, removeRemarks } from './remarks'
import { makeLists } from './word-lists'

/** Attributes that say what a part of a paste is: bold, struck, raised, an item of a list, deleted, hidden. They are never written. */
const evidence = ['style', 'class', 'cite', 'datetime', 'hidden', 'data-listid', 'data-aria-level']
const pasteConfig = {
  ...config,
  ALLOWED_TAGS: [...config.ALLOWED_TAGS, 'comment'],
  ALLOWED_ATTR: [...config.ALLOWED_ATTR, ...evidence],
  ADD_URI_SAFE_ATTR: [...config.ADD_URI_SAFE_ATTR, ...evidence],
  RETURN_DOM: true as const,
}

/** What a paste has that a text of the site does not take: how many pictures of other sites, embedded media and frames. */
export interface Losses {
  pictures: number
  embeds: number
  /** What the writer meant for nobody, or for the other writers. */
  remarks: ReadonlySet<Remark>
}

/** The HTML of a clipboard, made fit for a text of the site: `body` is to be parsed and never shown. */
export function cleanPaste(html: string): { body: HTMLElement; losses: Losses } {
  // The purifier itself removes embeds, and pictures of Word, which are files of the computer.
  const pictures = new Set<Node>()
  const embeds = new Set<Node>()
  const note = (node: Node) => {
    if (embedNames.has(node.nodeName)) embeds.add(node)
    if (node.nodeName !== 'IMG') return
    const picture = node as Element // IMG is the name of an element.
    const alt = picture.getAttribute('alt') ?? ''
    if (emoji.test(alt)) picture.replaceWith(alt)
    else if (!isTracking(picture) && !isOwn(picture.getAttribute('src') ?? '')) pictures.add(picture)
  }
  purifier.addHook('uponSanitizeElement', note)
  // With RETURN_DOM the purifier returns a body.
  const body = purifier.sanitize(withSiteHeadings(html), pasteConfig) as HTMLElement
  purifier.removeHook('uponSanitizeElement', note)
  const remarks = removeRemarks(body, html)
  for (const picture of body.querySelectorAll('img')) if (!isOwn(picture.getAttribute('src') ?? '')) picture.remove()
  for (const reference of body.querySelectorAll('.MsoFootnoteReference, .MsoEndnoteReference'))
    reference.setAttribute('style', 'vertical-align:super')
  makeDirect(body)
  // Headings and links have a look of their own.
  for (const part of body.querySelectorAll('h2, h3, h4, a, :is(h2, h3, h4, a) [style]')) part.removeAttribute('style')
  for (const box of [...body.querySelectorAll('div')].toReversed()) openBox(box)
  makeLists(body)
  // A table within a cell comes before the one that holds it.
  for (const table of [...body.querySelectorAll('table')].toReversed()) tidyTable(table)
  return { body, losses: { pictures: pictures.size, embeds: embeds.size, remarks } }
}

/** Links lead to their address without a detour. Those to a place in the pasted page, as to a footnote, lead nowhere here. */
function makeDirect(body: HTMLElement) {
  for (const link of body.querySelectorAll('a[href]')) {
    const address = linkAddress(link.getAttribute('href') ?? '')
    if (address === undefined) link.replaceWith(...link.childNodes)
    else link.setAttribute('href', address)
    // The editor would write the class of a link.
    link.removeAttribute('class')
  }
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) texts.currentNode.nodeValue = withDirectAddresses(texts.currentNode.nodeValue ?? '')
}

/** WhatsApp and Facebook show emojis as pictures. */
const emoji = /^[\p{Extended_Pictographic}\p{Regional_Indicator}][\p{Extended_Pictographic}\p{Emoji_Component}]*$/u

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
  const hasBreak = box.querySelector('br') !== null
  // A last line break only ends the line.
  if (box.lastChild?.nodeName === 'BR') box.lastChild.remove()
  if (box.textContent.trim() !== '' || box.querySelector('img')) line.append(...box.childNodes)
  // Without a line break an empty box has no height.
  else if (!hasBreak) return box.remove()
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
