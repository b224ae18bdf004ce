import Papa from 'papaparse'

/** `;` for languages with a decimal comma, such as French. Excel expects the separator of the system's language. */
export type Separator = ';' | ','

/** Matches cells that a spreadsheet would execute as a formula. Negative numbers are excluded. */
const formula = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r]/

/**
 * Returns rows as CSV with a byte order mark, CRLF line ends and an apostrophe before each formula. There is no `sep=`
 * line because Excel then ignores the byte order mark.
 */
export const writeCsv = (rows: string[][], separator: Separator): string =>
  `\uFEFF${Papa.unparse(rows, { delimiter: separator, escapeFormulae: formula })}\r\n`

/** A quoted cell is not closed, or has text after its closing quote. `line` starts at 1. */
export class CsvError extends Error {
  override readonly name = 'CsvError'
  readonly line: number

  constructor(line: number) {
    super(`CSV error in line ${line}`)
    this.line = line
  }
}

/** A row of a CSV file with the number of its first line in the file, from 1. */
export interface Row {
  line: number
  cells: string[]
}

/**
 * Returns the rows of a CSV file with any line ends and separator. Drops empty rows, Excel's line `sep=;`, and the apostrophe
 * that `writeCsv` puts before a formula. Throws a `CsvError`.
 */
export function parseCsv(text: string): Row[] {
  const [, separator] = /^\uFEFF?"?sep=([;,|\t])"?(?=[\r\n]|$)/i.exec(text) ?? []
  // Concatenated files can have both LF and CRLF.
  const newline = text.includes('\n') ? '\n' : '\r'
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: separator ?? separatorOf,
    newline,
    transform: (cell) => cell.replace(/\r$/, '').replace(/^'(?=[=+\-@\t\r])/, ''),
  })
  const malformed = errors.find(({ type }) => type === 'Quotes')
  if (malformed) throw new CsvError(text.slice(0, malformed.index).split(/\r\n|\r|\n/).length)
  let next = 1
  const rows = data.map((cells) => {
    const line = next
    // A quoted cell can have lines of its own.
    next += cells.join('').split(newline).length
    return { line, cells }
  })
  return rows.slice(separator === undefined ? 0 : 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

/** Returns the most frequent of `;`, `,` and tab in the first line that is not empty, outside quotes. */
function separatorOf(text: string): string {
  const [head = ''] = text
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1)
  const count = (separator: string) => head.split(separator).length
  return [';', ',', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}
