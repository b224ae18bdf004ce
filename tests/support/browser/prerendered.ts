import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Prerender from '@/prerender'

/** Renders a page of a build anew with its first rows, as the build does where `PROVIDER_URL` is set. */
export async function renderWithRows(folder: string, path: string, provider: string): Promise<void> {
  // The module that the build has left.
  const { readFirstRows, renderPage }: typeof Prerender = await import(
    pathToFileURL(resolve('node_modules/.prerender/prerender.js')).href
  )
  const { head, body } = await renderPage(path, 'fr', await readFirstRows(path, 'fr', provider))
  const file = join(folder, `${path}.html`)
  const built = readFileSync(file, 'utf8')
  const document = built.replace(
    /(<div id="root"[^>]*>)[\s\S]*(?=<\/div><p id="program-missing")/,
    (_all, root: string) => root + body,
  )
  if (document === built) throw new Error(`${file} has no #root to render into`)
  writeFileSync(
    file,
    document.replace(/<title>/, () => `${head.slice(head.indexOf('<script'))}<title>`),
  )
}
