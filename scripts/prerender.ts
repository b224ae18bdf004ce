import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { fill, type Page } from '../src/offline/document.ts'
import type * as Prerender from '../src/prerender.tsx'
import { securityHeaders } from './content-policy.ts'
import { type Catalogs, shellOf } from './document.ts'
import { nginxFiles } from './nginx.ts'
import { type ScreenFiles, screenFiles } from './screen-files.ts'
import { publicSheets, type Sheet, sheetsOf } from './sheets.ts'

const made = 'node_modules/.prerender'

/**
 * Makes every public page into its own HTML at the end of the build: French ones as files for first visits, both
 * languages as one JSON each for the service worker, and a neutral shell for every other address.
 */
export function prerender(): Plugin {
  let outDir = 'dist'
  let wanted = false
  let filesOf: ScreenFiles = () => ({ scripts: [], sheets: [] })
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
      wanted = !config.build.ssr && config.build.rolldownOptions.input === undefined
    },
    generateBundle(_options, bundle) {
      filesOf = screenFiles(bundle, (id) => this.getModuleInfo(id))
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (!wanted) return
        await build({
          logLevel: 'error',
          build: { ssr: 'src/prerender.tsx', outDir: made, emptyOutDir: true, copyPublicDir: false },
        })
        const module: typeof Prerender = await import(pathToFileURL(resolve(made, 'prerender.js')).href)
        await writePages(module, outDir, filesOf)
      },
    },
  }
}

async function writePages(
  { publicPaths, renderPage, firstRows }: typeof Prerender,
  outDir: string,
  filesOf: ScreenFiles,
) {
  const sheets = publicSheets(outDir)
  const { html, base, policy } = shellOf(readFileSync(join(outDir, 'index.html'), 'utf8'), sheets, catalogsIn(outDir))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(outDir, file)), { recursive: true })
    writeFileSync(join(outDir, file), text)
  }
  const pageOf = async (path: string, locale: 'fr' | 'en', rows = {}): Promise<Page> => {
    const { head, body, reads } = await renderPage(path, locale, rows)
    const { scripts, sheets: own } = filesOf(path, locale)
    // The screen's own sheets, those of its rows included: none is fetched once the program draws it.
    const used = new Set([...sheetsOf(body, sheets), ...sheets.filter(({ href }) => own.includes(href))])
    used.delete(base)
    const styles = [...used].map((sheet) => sheet.inline).join('')
    return { head: head + styles, body, files: scripts, reads }
  }
  // What the worker keeps is made without rows, and reads nothing early: it has newer ones.
  for (const locale of ['en', 'fr'] as const) {
    const pages: Record<string, Page> = {}
    for (const path of publicPaths()) {
      const { reads: _, ...page } = await pageOf(path, locale)
      pages[path] = page
    }
    write(`pages-${locale}.json`, JSON.stringify(pages))
  }
  for (const path of publicPaths()) {
    const rows = await rowsOf(path, firstRows)
    const document = fill(html, path, 'fr', await pageOf(path, 'fr', rows))
    write(path === '/' ? 'index.html' : `${path}.html`, withOwnPolicy(document, sheets))
  }
  write('app.html', html)
  write('later.json', JSON.stringify(laterFiles(outDir, base.href)))
  const headers = { 'Content-Security-Policy': policy, ...securityHeaders }
  write('_headers', headersFile(headers))
  for (const [file, text] of Object.entries(nginxFiles(headers, publicPaths()))) write(file, text)
}

/** The policy in a document names the sheets that it holds; the shell's names all, since the worker fills it with any page. */
function withOwnPolicy(document: string, sheets: readonly Sheet[]): string {
  const others = sheets.filter(({ inline }) => !document.includes(inline))
  return others.reduce((text, { hash }) => text.replace(` ${hash}`, ''), document)
}

/** With PROVIDER_URL set, pages hold their first rows. A provider that does not answer costs only these. */
async function rowsOf(path: string, firstRows: typeof Prerender.firstRows) {
  const provider = process.env.PROVIDER_URL
  if (!provider) return {}
  try {
    return await firstRows(path, 'fr', provider.replace(/\/$/, ''))
  } catch (error) {
    console.warn(`${path} is made without its rows: ${String(error)}`)
    return {}
  }
}

function catalogsIn(outDir: string): Catalogs {
  const files = readdirSync(join(outDir, 'assets'))
  const of = (locale: string) => {
    const file = files.find((name) => name.startsWith(`main-${locale}-`) && name.endsWith('.js'))
    if (file === undefined) throw new Error(`The build has no texts in ${locale}`)
    return `/assets/${file}`
  }
  return { fr: of('fr'), en: of('en') }
}

/** The public files of the build that the worker keeps beside its first ones: screens on demand and their texts, not the back office's door. */
function laterFiles(outDir: string, base: string): string[] {
  return readdirSync(join(outDir, 'assets'), { withFileTypes: true })
    .filter((file) => file.isFile() && /\.(?:js|css)$/.test(file.name))
    .filter((file) => !file.name.startsWith('loginadmin-'))
    .map((file) => `/assets/${file.name}`)
    .filter((file) => file !== base && !/\/(?:index|rolldown-runtime|vendor|frame|main)-[^/]*\.js$/.test(file))
}

/** The headers in the form static hosts read; the preview server reads the same file. */
function headersFile(headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return `/*\n${lines.join('\n')}\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`
}
