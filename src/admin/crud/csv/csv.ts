import Papa from 'papaparse'
import { inSlices } from '@/lib/in-slices'

/** `;` for languages with a decimal comma, such as French. Excel expects the separator of the system's language. */
export type Separator = ';' | ','

/** Matches cells that a spreadsheet would execute as a formula. Negative numbers are excluded. */
const formula = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r]/

/**
 * Resolves to rows as CSV with a byte order mark, CRLF line ends and an apostrophe before each formula. There is no `sep=`
 * line because Excel then ignores the byte order mark.
 */
export async function writeCsv(rows: readonly string[][], separator: Separator): Promise<string> {
  const line = (row: string[]) => `${Papa.unparse([row], { delimiter: separator, escapeFormulae: formula })}\r\n`
  return `\uFEFF${(await inSlices(rows, line)).join('')}`
}

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
 * Resolves to the rows of a CSV file with any line ends and separator. Drops empty rows, Excel's line `sep=;`, and the
 * apostrophe that `writeCsv` puts before a formula. Rejects with a `CsvError`.
 */
export async function parseCsv(text: string): Promise<Row[]> {
  const [, separator] = /^\uFEFF?"?sep=([;,|\t])"?(?=[\r\n]|$)/i.exec(text) ?? []
  // Concatenated files can have both LF and CRLF.
  const newline = text.includes('\n') ? '\n' : '\r'
  const delimiter = separator ?? separatorOf(text)
  let line = 1
  const parse = (part: string) => {
    const { data, errors } = Papa.parse<string[]>(part, {
      delimiter,
      newline,
      transform: (cell) => cell.replace(/\r$/, '').replace(/^'(?=[=+\-@\t\r])/, ''),
    })
    const malformed = errors.find(({ type }) => type === 'Quotes')
    // The text ends with a line end, and not with an empty row.
    if (part.endsWith(newline)) data.pop()
    if (malformed) throw new CsvError(line + linesIn(part.slice(0, malformed.index)))
    return data.map((cells) => {
      const row = { line, cells }
      // A quoted cell can have lines of its own.
      line += 1 + cells.reduce((sum, cell) => sum + (cell.split(newline).length - 1), 0)
      return row
    })
  }
  const rows = (await inSlices(partsOf(text, newline), parse)).flat()
  return rows.slice(separator === undefined ? 0 : 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

const linesIn = (text: string) => text.split(/\r\n|\r|\n/).length - 1

/** Yields a text in parts of about 100,000 signs that end with a row: after an even number of quotes. */
function* partsOf(text: string, newline: string) {
  let start = 0
  for (let end = 0, quotes = 0; start < text.length; ) {
    const next = text.indexOf(newline, Math.max(end, start + 100_000)) + 1 || text.length
    quotes += text.slice(end, next).split('"').length - 1
    end = next
    if (quotes % 2 === 1 && end < text.length) continue
    yield text.slice(start, end)
    start = end
    quotes = 0
  }
}

/** Returns the most frequent of `;`, `,` and tab in the first line that is not empty, outside quotes. */
function separatorOf(text: string): string {
  const [head = ''] = text
    .slice(0, 100_000)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1)
  const count = (separator: string) => head.split(separator).length
  return [';', ',', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}
