import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const files = new Map<string, string>()

/**
 * A class of a CSS module: three characters that stand for the file, then the class's place in it. All of them are sent
 * to the reader, and what a file's classes have in common compresses well. The same for page and browser.
 */
export function scopedName(name: string, file: string, css: string): string {
  const path = relative(process.cwd(), file.split('?')[0] ?? file).replaceAll('\\', '/')
  const stem = `c${createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 3)}`
  if ((files.get(stem) ?? path) !== path)
    throw new Error(`${path} and ${files.get(stem)} have one name: rename one of them`)
  files.set(stem, path)
  const names = [...new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, found]) => found))]
  return stem + names.indexOf(name).toString(36)
}
