import { makeLists } from './pasted-lists'

/** Makes what was copied from a word processor or a page fit for a text of the site; changes `body`. */
export function cleanPasted(body: HTMLElement): void {
  makeLists(body)
  // A table within a cell comes before the one that holds it.
  for (const table of [...body.querySelectorAll('table')].toReversed()) makeLines(table)
}

/** HTML of a clipboard with the headings that a text may have: a page has its own title above it. */
export const withSiteHeadings = (html: string): string =>
  html.replaceAll(/<(\/?)h1(?=[\s>])/gi, '<$1h2').replaceAll(/<(\/?)h[56](?=[\s>])/gi, '<$1h4')

/** The editor holds no tables: each row becomes a line of its own, its cells apart from each other. */
function makeLines(table: HTMLTableElement) {
  const { ownerDocument } = table
  const lines = Array.from(table.rows, (row) => {
    const line = ownerDocument.createElement('p')
    for (const cell of row.cells) {
      if (cell.textContent.trim() === '') continue
      if (line.hasChildNodes()) line.append(' – ')
      // Paragraphs of one cell are one part of the line.
      for (const [n, block] of [...cell.querySelectorAll('p, div')].entries()) {
        if (n > 0) block.before(' ')
        block.replaceWith(...block.childNodes)
      }
      line.append(...cell.childNodes)
    }
    return line
  })
  table.replaceWith(...lines.filter((line) => line.hasChildNodes()))
}

/** The editor's HTML without the empty paragraphs that it ends with. */
export const withoutEmptyEnd = (html: string): string => html.replace(/(?:<p>(?:\s|&nbsp;|<br>)*<\/p>)+$/, '')
