import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A stylesheet of the public site, as a document holds it. */
export interface Sheet {
  href: string
  /** The sheet itself, and a link that is never fetched: it tells Vite's loader that the sheet is there already. */
  inline: string
  /** What a content policy names it by. */
  hash: string
  classes: readonly string[]
}

export function publicSheets(outDir: string): Sheet[] {
  return readdirSync(join(outDir, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => {
      const text = readFileSync(join(outDir, 'assets', file), 'utf8').trim()
      const href = `/assets/${file}`
      const inline = `<style>${text}</style><link rel="stylesheet" href="${href}" disabled>`
      return {
        href,
        inline,
        hash: hashOf(text),
        classes: [...text.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
      }
    })
}

/** The sheets whose classes a markup uses. */
export function sheetsOf(markup: string, sheets: readonly Sheet[]): Sheet[] {
  const used = new Set([...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return sheets.filter((sheet) => sheet.classes.some((name) => used.has(name)))
}

/** A text as a content policy names it. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
