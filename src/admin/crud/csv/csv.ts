import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import Papa from 'papaparse'
import { maxFileSize } from '@/contract/form-fields'
import type { Locale } from '@/i18n/locale'
import { inSlices } from '@/lib/in-slices'
import { saveFile } from '@/lib/save-file'

/** Matches cells that a spreadsheet would execute as a formula. Negative numbers are excluded. */
const formula = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r]/

/**
 * Resolves to rows as CSV with a byte order mark, CRLF line ends and an apostrophe before each formula. There is no `sep=`
 * line because Excel then ignores the byte order mark. Excel expects the separator of the system's language: `;` where the
 * decimal sign is a comma.
 */
export async function writeCsv(rows: readonly string[][], locale: Locale): Promise<string> {
  const options = { delimiter: locale === 'fr' ? ';' : ',', escapeFormulae: formula }
  return `\uFEFF${(await inSlices(rows, (row) => `${Papa.unparse([row], options)}\r\n`)).join('')}`
}

export const saveCsv = (name: string, text: string) => saveFile(`${name}.csv`, text, 'text/csv;charset=utf-8')

/** Thrown for a file that cannot be read as a table; its message is for the user. */
export class FileError extends Error {
  override readonly name = 'FileError'
}

/** A row of a CSV file with the number of its first line in the file, from 1. */
export interface Row {
  line: number
  cells: string[]
}

/** Resolves to the rows of a CSV file in any encoding that spreadsheets use. Rejects with a `FileError`. */
export async function readTable(file: File): Promise<Row[]> {
  if (file.size > maxFileSize) throw new FileError(i18n._(msg`Le fichier dépasse 10 Mo.`))
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A workbook of Excel or LibreOffice is a ZIP archive.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new FileError(i18n._(msg`C’est un classeur de tableur : enregistrez-le d’abord au format CSV.`))
  const text = decode(bytes)
  if (text === undefined || text.includes('\0'))
    throw new FileError(
      i18n._(
        msg`L’encodage du fichier ne se reconnaît pas : enregistrez-le de nouveau dans votre tableur, au format « CSV UTF-8 ».`,
      ),
    )
  const rows = await parseCsv(text)
  if (rows.length === 0) throw new FileError(i18n._(msg`Le fichier est vide.`))
  return rows
}

/**
 * Resolves to the rows of a CSV file with any line ends and separator. Drops empty rows, Excel's line `sep=;`, and the
 * apostrophe that `writeCsv` puts before a formula. Rejects with a `FileError` where a quoted cell is not closed, or has text
 * after its closing quote.
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
    if (malformed) throw malformedIn(line + linesIn(part.slice(0, malformed.index)))
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

const malformedIn = (line: number) =>
  new FileError(i18n._(msg`Ligne ${line} : des guillemets ne sont pas fermés, ou sont suivis d’un texte.`))

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

/**
 * Decodes UTF-8, UTF-16 with its mark (Excel's "Unicode text"), windows-1252 (Excel in French) and Mac Roman; undefined for
 * bytes that fit none or more than one of them.
 */
function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const isBig = first === 0xfe && second === 0xff
  const unicode = isBig ? 'utf-16be' : first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(unicode, { fatal: true }).decode(bytes)
  } catch {
    const letters = bytes.filter((byte) => byte > 0x7f)
    const [windows, mac] = ['windows-1252', 'macintosh'].map((name) =>
      frenchness(new TextDecoder(name).decode(letters)),
    )
    if (unicode !== 'utf-8' || windows === undefined || mac === undefined || windows === mac) return undefined
    return new TextDecoder(windows > mac ? 'windows-1252' : 'macintosh').decode(bytes)
  }
}

/** Returns how French signs outside ASCII are: small letters more than capitals and quotation marks, others not at all. */
function frenchness(signs: string): number {
  const count = (pattern: RegExp) => signs.match(pattern)?.length ?? 0
  const [small, rare] = [count(/[àâäçéèêëîïôöùûüœ’]/g), count(/[ÀÂÇÉÈÊËÎÏÔÙÛÜŒ«»\u00A0–…€°]/g)]
  return 3 * small + rare - 2 * (signs.length - small - rare)
}
