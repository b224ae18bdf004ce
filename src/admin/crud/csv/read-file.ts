import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { maxFileSize } from '@/contract/form-fields'
import { CsvError, parseCsv, type Row } from './csv'

/** Thrown for a file that cannot be read as a table; its message is for the user. */
export class FileError extends Error {
  override readonly name = 'FileError'
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
  const rows = await parseCsv(text).catch((error: unknown) => {
    if (!(error instanceof CsvError)) throw error
    const { line } = error
    throw new FileError(i18n._(msg`Ligne ${line} : des guillemets ne sont pas fermés, ou sont suivis d’un texte.`))
  })
  if (rows.length === 0) throw new FileError(i18n._(msg`Le fichier est vide.`))
  return rows
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
