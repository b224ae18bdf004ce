import Papa from 'papaparse'

/** `;` where the comma is the decimal sign, as in French; Excel reads a file by the language of its system. */
export type Separator = ';' | ','

/** A spreadsheet takes what begins so for a formula, or leaves the tab out and then does; a negative number is none. */
const formula = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r]/

/**
 * Rows as the text of a CSV file: a UTF-8 mark, CRLF, an apostrophe before what a spreadsheet would compute. No `sep=`
 * line: with one, Excel overlooks the mark.
 */
export const writeCsv = (rows: string[][], separator: Separator): string =>
  `\uFEFF${Papa.unparse(rows, { delimiter: separator, escapeFormulae: formula })}\r\n`

/** A file that ends within quotes, or has text after them. `line` counts from 1. */
export class CsvError extends Error {
  override readonly name = 'CsvError'
  readonly line: number

  constructor(line: number) {
    super(`CSV error in line ${line}`)
    this.line = line
  }
}

/**
 * The rows of a CSV file, whichever line ends and separator it has; empty rows are left out, and so is the apostrophe that
 * `writeCsv` puts before a formula. Throws a `CsvError`.
 */
export function parseCsv(text: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: separatorOf,
    // Files put together from several have both LF and CRLF.
    newline: text.includes('\n') ? '\n' : '\r',
    skipEmptyLines: 'greedy',
    transform: (cell) => cell.replace(/\r$/, '').replace(/^'(?=[=+\-@\t\r])/, ''),
  })
  const malformed = errors.find(({ type }) => type === 'Quotes')
  if (malformed) throw new CsvError(text.slice(0, malformed.index).split(/\r\n|\r|\n/).length)
  return data
}

/** The one of `;`, `,` and tab that the first line holds most of, outside of quotes: other lines may have fewer cells. */
function separatorOf(text: string): string {
  const [head = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)
  const count = (separator: string) => head.split(separator).length
  return [';', ',', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}
