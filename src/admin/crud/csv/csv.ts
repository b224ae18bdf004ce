// CSV as spreadsheets read it: RFC 4180 with the separator of the language.

/** `;` where the comma is the decimal sign, as in French; Excel reads a file by the language of its system. */
export type Separator = ';' | ','

/** A spreadsheet takes what begins so for a formula, or leaves the tab out and then does. */
const formula = /^[=+\-@\t\r]/

/**
 * Rows as the text of a CSV file: a UTF-8 mark, CRLF, every cell quoted that needs it. A cell that a spreadsheet would
 * compute begins with an apostrophe, but for a plain number. No `sep=` line: with one, Excel overlooks the mark.
 */
export function writeCsv(rows: readonly (readonly string[])[], separator: Separator): string {
  const needsQuotes = separator === ';' ? /[;"\r\n]/ : /[,"\r\n]/
  const cell = (value: string) => {
    const harmless = formula.test(value) && !isNumber.test(value) ? `'${value}` : value
    return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
  }
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`
}

const isNumber = /^-\d+(?:[.,]\d+)?$/

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
 * The rows of a CSV file, whichever line ends and separator it has; empty lines are left out, and so is the apostrophe that
 * `writeCsv` puts before a formula. Throws a `CsvError`.
 */
export function parseCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  let line = 1
  const endRow = () => {
    if (row.length > 1 || row[0] !== '') rows.push(row.map(withoutApostrophe))
    row = []
  }
  while (at <= text.length) {
    if (text[at] === '"') {
      const { value, end } = quoted(text, at, line)
      row.push(value)
      line += value.split('\n').length - 1
      at = end
    } else {
      let end = at
      while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
      row.push(text.slice(at, end))
      at = end
    }
    const next = text[at]
    if (next === undefined) {
      endRow()
      return rows
    }
    if (next === separator) at += 1
    else if (next === '\n' || next === '\r') {
      at += next === '\r' && text[at + 1] === '\n' ? 2 : 1
      line += 1
      endRow()
    } else throw new CsvError(line)
  }
  return rows
}

/** What stands within the quotes that begin at `start`, and where they end. */
function quoted(text: string, start: number, line: number): { value: string; end: number } {
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) throw new CsvError(line)
    if (text[quote + 1] !== '"') {
      return { value: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 }
    }
    at = quote + 2
  }
}

/** The one of `;`, `,` and tab that the first line holds most of, outside of quotes. */
function separatorOf(text: string): string {
  const [head = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)
  // A cell that begins with a tab, made harmless, is no sign of tabs.
  const count = (separator: string) => head.replaceAll("'\t", '').split(separator).length
  return [';', ',', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}

const withoutApostrophe = (value: string) => (/^'[=+\-@\t\r]/.test(value) ? value.slice(1) : value)
