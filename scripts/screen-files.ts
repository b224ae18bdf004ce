import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { isFirstChunk } from './chunks.ts'

/** The files that a public page's screen needs beside the first ones: its area, what that imports, its texts, their sheets. */
export type ScreenFiles = (path: string, locale: string) => { scripts: string[]; sheets: string[] }

/** What they show first is HTML of the provider: its cleaner comes with them. */
const htmlPages = new Set(['/lacdec', '/interviews'])

/** A list whose records have addresses under its own. */
const withRecords = new Set(['actualites', 'interviews'])

/** Reads from a finished bundle which screens on demand the file of each route imports. */
export function screenFiles(
  bundle: Rolldown.OutputBundle,
  moduleOf: (id: string) => { dynamicallyImportedIds: readonly string[] } | null,
): ScreenFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkOf = (file: string) => chunks.find(({ fileName }) => fileName === file)
  const fileOf = (ending: string) => chunks.find((chunk) => chunk.facadeModuleId?.endsWith(ending))?.fileName
  return (path, locale) => {
    const imported = moduleOf(resolve('src/routes/_public', `${routeName(path)}.tsx`))?.dynamicallyImportedIds ?? []
    const areas = imported.flatMap((id) => /\/src\/site\/areas\/(\w+)\.ts$/.exec(id)?.[1] ?? [])
    const files = areas.flatMap((area) => [
      ...withImports(fileOf(`/src/site/areas/${area}.ts`)),
      ...withImports(fileOf(`/locales/${area}/${locale}.po`)),
    ])
    if (htmlPages.has(path)) files.push(...withImports(chunks.find(({ name }) => name === 'sanitize')?.fileName))
    const sheets = files.flatMap((file) => [...(chunkOf(file)?.viteMetadata?.importedCss ?? [])])
    return { scripts: files.map((file) => `/${file}`), sheets: sheets.map((sheet) => `/${sheet}`) }
  }

  function withImports(file: string | undefined, known: string[] = []): string[] {
    const chunk = file === undefined ? undefined : chunkOf(file)
    if (file === undefined || chunk === undefined || known.includes(file) || isFirstChunk(chunk.name)) return known
    known.push(file)
    for (const next of chunk.imports) withImports(next, known)
    return known
  }
}

/** How the router names the file of an address. */
function routeName(path: string) {
  const name = path.slice(1).replaceAll('/', '.') || 'index'
  return withRecords.has(name) ? `${name}.index` : name
}
