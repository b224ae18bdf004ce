import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** The style sheets by their three characters. */
const sheets = new Map<string, string>()

/**
 * Returns the class name of a CSS module: its local name and three characters for its file. Vite's default contains a hash of
 * the sheet, so that any change renames every class and changes the scripts that use it.
 * @throws where two files have the same three characters.
 */
export function className(name: string, file: string): string {
  const sheet = relative(process.cwd(), file.split('?', 1)[0] ?? file)
  const short = createHash('sha256').update(sheet).digest('base64url').slice(0, 3)
  const other = sheets.get(short) ?? sheet
  if (other !== sheet) throw new Error(`The classes of ${sheet} and ${other} are named alike: rename one of the files.`)
  sheets.set(short, sheet)
  return `${name}_${short}`
}
