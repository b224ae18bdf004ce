import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Locale, locales } from '@/i18n/locale'
import type * as Prerender from '@/prerender'
import { copyBuild } from './releases'

/** Imports the prerender module of the build. */
const prerender = (): Promise<typeof Prerender> =>
  import(pathToFileURL(resolve('node_modules/.prerender/prerender.js')).href)

/** Copies the build with the first rows of another provider in some pages, in both languages. Returns the folder. */
export async function buildWithRows(provider: string, paths: readonly string[]): Promise<string> {
  const folder = copyBuild()
  for (const locale of locales) for (const path of paths) await renderWithRows(folder, path, locale, provider)
  return folder
}

/** Renders a page of a build again, with the first rows of another provider, as a build does. */
async function renderWithRows(folder: string, path: string, locale: Locale, provider: string): Promise<void> {
  const { firstRows, readPublicLists, renderPage } = await prerender()
  const rows = firstRows(await renderPage(path, locale), await readPublicLists(locale, provider, Date.now()))
  const { head, body } = await renderPage(path, locale, rows)
  const file = join(folder, locale === 'fr' ? '' : locale, `${path}.html`)
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
