import { parseCsv } from '@/admin/csv/csv'
import { maxFileSize } from '@/contract/form-fields'

/** Thrown for a file that cannot be read as a table. */
export class FileError extends Error {
  override readonly name = 'FileError'
  readonly reason: 'workbook' | 'size' | 'empty'

  constructor(reason: FileError['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Reads the rows of a CSV file in any encoding that spreadsheets use. Rejects with a `FileError` or a `CsvError`. */
export async function readTable(file: File): Promise<string[][]> {
  if (file.size > maxFileSize) throw new FileError('size')
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A workbook of Excel or LibreOffice is a ZIP archive.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new FileError('workbook')
  const rows = parseCsv(decode(bytes))
  if (rows.length === 0) throw new FileError('empty')
  return rows
}

/** Decodes UTF-8, UTF-16 (Excel's "Unicode text"), else windows-1252 (Excel in French). */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
