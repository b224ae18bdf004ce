import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import Papa from 'papaparse'
import { maxFileSize } from '@/contract/form-fields'
import { currentLocale } from '@/i18n/catalogs'
import { saveFile } from '@/lib/save-file'

/** Matches cells that a spreadsheet would execute as a formula. Negative numbers are excluded. */
const formula = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r]/

/** Returns the separator that Excel expects in the present language: `;` where the decimal sign is a comma. */
export const separator = () => (currentLocale() === 'fr' ? ';' : ',')

/**
 * Returns rows as CSV with a byte order mark, CRLF line ends and an apostrophe before each formula. There is no `sep=` line
 * because Excel then ignores the byte order mark.
 */
export const csvOf = (rows: string[][]): string =>
  `\uFEFF${Papa.unparse(rows, { delimiter: separator(), newline: '\r\n', escapeFormulae: formula })}\r\n`

export const saveCsv = (name: string, rows: string[][]) =>
  saveFile(`${name}.csv`, csvOf(rows), 'text/csv;charset=utf-8')

/** Thrown for a file that cannot be read as a table; its message is for the user. */
export class FileError extends Error {
  override readonly name = 'FileError'
}

/** A row of a CSV file with the number of its first line in the file, from 1. */
export interface Row {
  number: number
  cells: string[]
}

/**
 * Resolves to the rows of a CSV file as `csvOf` writes it, without empty ones. Rejects with a `FileError` that names the
 * line where a quoted cell is not closed, or has text after its closing quote.
 */
export async function readCsv(file: File): Promise<Row[]> {
  if (file.size > maxFileSize) throw new FileError(i18n._(msg`Le fichier dépasse 10 Mo.`))
  const text = decode(await file.arrayBuffer()).replaceAll(/\r\n?/g, '\n')
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: separator(),
    newline: '\n',
    transform: (cell) => cell.replace(/^'(?=[=+\-@\t\n])/, ''),
  })
  const malformed = errors.find(({ type }) => type === 'Quotes')
  if (malformed) {
    const line = text.slice(0, malformed.index).split('\n').length
    throw new FileError(i18n._(msg`Ligne ${line} : des guillemets ne sont pas fermés, ou sont suivis d’un texte.`))
  }
  let number = 1
  const rows = data.map((cells) => {
    const row = { number, cells }
    // A quoted cell can have lines of its own.
    number += cells.join('').split('\n').length
    return row
  })
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

/** Decodes UTF-8 or, where it is not valid, windows-1252, as Excel saves a CSV file in French. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    // Letters of UTF-8 that are read as windows-1252: the file has both encodings, or ends within a letter.
    if (!/Ã|[Ââ]\W/.test(text)) return text
    const lines = new TextDecoder().decode(bytes).split('\n')
    const line = lines.findIndex((one) => one.includes('\uFFFD')) + 1
    throw new FileError(
      i18n._(
        msg`Ligne ${line} : un signe n’est pas codé comme le reste du fichier. Enregistrez-le de nouveau dans votre tableur, au format « CSV UTF-8 ».`,
      ),
    )
  }
}
