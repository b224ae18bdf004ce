import { parseCsv, type Row } from '@/admin/csv/csv'
import { maxFileSize } from '@/contract/form-fields'

/** Thrown for a file that cannot be read as a table. */
export class FileError extends Error {
  override readonly name = 'FileError'
  readonly reason: 'workbook' | 'size' | 'empty' | 'encoding'

  constructor(reason: FileError['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Reads the rows of a CSV file in any encoding that spreadsheets use. Rejects with a `FileError` or a `CsvError`. */
export async function readTable(file: File): Promise<Row[]> {
  if (file.size > maxFileSize) throw new FileError('size')
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A workbook of Excel or LibreOffice is a ZIP archive.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new FileError('workbook')
  const rows = parseCsv(decode(bytes))
  if (rows.length === 0) throw new FileError('empty')
  return rows
}

/**
 * Decodes UTF-8, UTF-16 (Excel's "Unicode text"), windows-1252 (Excel in French) and Mac Roman. Throws a `FileError` for bytes
 * that fit none or more than one of them.
 */
function decode(bytes: Uint8Array): string {
  const text = decodeStrictly(bytes, unicodeOf(bytes)) ?? readAs8Bits(bytes)
  if (text === undefined || text.includes('\0')) throw new FileError('encoding')
  return text
}

/** Returns the Unicode encoding by the mark at the beginning, else by the zero bytes: every other one in Latin letters. */
function unicodeOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.abs(even - odd) * 4 < bytes.length) return 'utf-8'
  return even > odd ? 'utf-16be' : 'utf-16le'
}

function decodeStrictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Returns the text in windows-1252 or Mac Roman, whichever has more signs of French; undefined for as many in both. */
function readAs8Bits(bytes: Uint8Array): string | undefined {
  const [windows, mac] = ['windows-1252', 'macintosh'].map((encoding) => new TextDecoder(encoding).decode(bytes))
  if (windows === undefined || mac === undefined) return undefined
  const [inWindows, inMac] = [frenchness(windows), frenchness(mac)]
  if (inWindows === inMac) return undefined
  return inWindows > inMac ? windows : mac
}

/** Returns how French the signs outside ASCII are: small letters more than capitals and quotation marks, others not at all. */
function frenchness(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const [small, rare] = [count(/[àâäçéèêëîïôöùûüœ’]/g), count(/[ÀÂÇÉÈÊËÎÏÔÙÛÜŒ«»\u00A0–…€°]/g)]
  return 3 * small + rare - 2 * (count(/[^\0-\x7F]/g) - small - rare)
}
