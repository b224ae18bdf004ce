import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** A class of a CSS module: short in every build, since all of them are sent to the reader; the same for page and browser. */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file.split('?')[0] ?? file).replaceAll('\\', '/')
  return `c${createHash('sha256').update(`${path}:${name}`).digest('base64url').slice(0, 5)}`
}
