import { parseUrl } from '@/lib/parse-url'
import { config, purifier } from '@/lib/sanitize'
import { makeLists } from './pasted-lists'

/** Of a word processor's styles the editor reads these: what is bold, slanted, struck, raised or only looks so. */
const pastedConfig = {
  ...config,
  ALLOWED_ATTR: [...config.ALLOWED_ATTR, 'style', 'data-listid', 'data-aria-level'],
  ADD_URI_SAFE_ATTR: [...config.ADD_URI_SAFE_ATTR, 'style', 'data-listid', 'data-aria-level'],
  RETURN_DOM: true as const,
}

/**
 * The HTML of a clipboard, made fit for a text of the site: `body` is to be parsed and never shown. `pictures` is how many
 * were left out, for the site shows none of another one.
 */
export function cleanPasted(html: string): { body: HTMLElement; pictures: number } {
  // With RETURN_DOM it is a body.
  const body = purifier.sanitize(withSiteHeadings(html), pastedConfig) as HTMLElement
  const pictures = [...body.querySelectorAll('img')].filter((picture) => !isOwn(picture.getAttribute('src') ?? ''))
  for (const picture of pictures) picture.remove()
  // Headings and links have a look of their own.
  for (const part of body.querySelectorAll('h2, h3, h4, a, :is(h2, h3, h4, a) [style]')) part.removeAttribute('style')
  for (const box of [...body.querySelectorAll('div')].toReversed()) openBox(box)
  makeLists(body)
  // A table within a cell comes before the one that holds it.
  for (const table of [...body.querySelectorAll('table')].toReversed()) tidyTable(table)
  return { body, pictures: pictures.length }
}

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
