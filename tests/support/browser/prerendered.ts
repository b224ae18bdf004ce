import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Prerender from '@/prerender'
import { copyBuild, resign } from './releases'

/** Imports the prerender module of the build. */
const prerender = (): Promise<typeof Prerender> =>
  import(pathToFileURL(resolve('node_modules/.prerender/prerender.js')).href)

/** Renders a page of a build again, with its first rows, as a build with `PROVIDER_URL` does. */
export async function renderWithRows(folder: string, path: string, provider: string): Promise<void> {
  const { firstRows, readPublicLists, renderPage } = await prerender()
  const rows = firstRows(await renderPage(path, 'fr'), await readPublicLists('fr', provider))
  const { head, body } = await renderPage(path, 'fr', rows)
  const file = join(folder, `${path}.html`)
  const built = readFileSync(file, 'utf8')
  const document = built.replace(
    /(<div id="root"[^>]*>)[\s\S]*(?=<\/div><p id="bundle-missing")/,
    (_all, root: string) => root + body,
  )
  if (document === built) throw new Error(`${file} has no #root to render into`)
  writeFileSync(
    file,
    document.replace(/<title>/, () => `${head.slice(head.indexOf('<script'))}<title>`),
  )
}

/** Copies the build with the provider's lists of an hour ago, and the first rows in some pages. Returns the folder. */
export async function withCopies(provider: string, paths: readonly string[]): Promise<string> {
  const folder = copyBuild()
  for (const path of paths) await renderWithRows(folder, path, provider)
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of documents.filter((name) => name.endsWith('.html'))) {
    const text = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), text.replaceAll(/<div id=(\\?")root\\?"/g, '$& data-copied=$1yes$1'))
  }
  resign(folder)
  const { readPublicLists } = await prerender()
  for (const locale of ['en', 'fr'] as const) {
    const { at, rows } = await readPublicLists(locale, provider)
    for (const [name, list] of Object.entries(rows)) {
      const file = join(folder, 'copies', locale, `${name}.json`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ at: at - 3_600_000, rows: list }))
    }
  }
  return folder
}
