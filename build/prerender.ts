import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type * as Prerender from '../src/prerender.tsx'
import { contentPolicy, securityHeaders } from './content-policy.ts'
import { type Assets, pageDocument, type Sheet, shellDocument } from './document.ts'
import { nginxFiles } from './nginx.ts'
import { packDocuments } from './pack-documents.ts'

const serverBuild = 'node_modules/.prerender'

/**
 * Renders the documents at the end of the build: each public page in French for first visits, all pages of a language
 * as one JSON file for the service worker, and the neutral shell for every other address; and what servers need of them.
 */
export function prerender(): Plugin {
  let outDir = 'dist'
  let client = false
  let bundle: Rolldown.OutputBundle = {}
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
      client = !config.build.ssr && 'boot' in Object(config.build.rolldownOptions.input)
    },
    generateBundle(_options, files) {
      bundle = files
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (!client) return
        await build({
          logLevel: 'error',
          build: {
            ssr: 'src/prerender.tsx',
            rolldownOptions: { input: 'src/prerender.tsx', output: { codeSplitting: false } },
            outDir: serverBuild,
            emptyOutDir: true,
            copyPublicDir: false,
          },
        })
        const rendered: typeof Prerender = await import(pathToFileURL(resolve(serverBuild, 'prerender.js')).href)
        await writeDocuments(rendered, new ClientBuild(bundle), (file, text) => {
          mkdirSync(dirname(join(outDir, file)), { recursive: true })
          writeFileSync(join(outDir, file), text)
        })
      },
    },
  }
}

async function writeDocuments(
  { publicPaths, publicReads, renderPage, readPublicLists, firstRows }: typeof Prerender,
  client: ClientBuild,
  write: (file: string, text: string) => void,
) {
  // With PROVIDER_URL set, a dated copy of every public list, for readers whom the provider does not answer.
  const provider = process.env.PROVIDER_URL?.replace(/\/$/, '')
  const copies = provider && {
    en: await readPublicLists('en', provider),
    fr: await readPublicLists('fr', provider),
  }
  const copied = Boolean(copies)
  const paths = publicPaths()
  for (const locale of ['en', 'fr'] as const) {
    const documents: Record<string, string> = {}
    for (const path of paths) {
      const page = await renderPage(path, locale)
      documents[path] = pageDocument(page, client.assetsOf(page), copied)
      if (locale === 'en') continue
      const rows = copies && firstRows(page, copies.fr)
      const shown = rows ? await renderPage(path, 'fr', rows) : page
      write(path === '/' ? 'index.html' : `${path}.html`, pageDocument(shown, client.assetsOf(shown), copied))
    }
    write(`documents-${locale}.json`, JSON.stringify(packDocuments(documents)))
    const { at, rows } = copies ? copies[locale] : { at: 0, rows: {} }
    for (const [name, list] of Object.entries(rows))
      write(`copies/${locale}/${name}.json`, JSON.stringify({ at, rows: list }))
  }
  write('app.html', shellDocument(client.assetsOf(), copied))
  const policy = contentPolicy({ scripts: [client.boot], styles: client.sheets.map(({ text }) => text) })
  const headers = { 'Content-Security-Policy': policy, ...securityHeaders }
  write('_headers', headersFile(headers))
  for (const [file, text] of Object.entries(nginxFiles(headers, [...paths, '/reparer'], publicReads))) write(file, text)
}

/** The headers in the form static hosts read; the preview server reads the same file. */
function headersFile(headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return `/*\n${lines.join('\n')}\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`
}

/** Which files of the client build a page needs. */
class ClientBuild {
  readonly sheets: readonly Sheet[]
  readonly boot: string
  readonly #chunks: readonly Rolldown.OutputChunk[]

  constructor(bundle: Rolldown.OutputBundle) {
    const files = Object.values(bundle)
    this.#chunks = files.filter((file) => file.type === 'chunk')
    this.sheets = files
      .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
      .map((file) => ({ href: `/${file.fileName}`, text: String('source' in file && file.source).trim() }))
    this.boot = `(()=>{${this.#entry('boot').code.trim()}})()`
  }

  /** The program, and the chunks, catalogs and sheets of a page's routes. */
  assetsOf(page?: Prerender.Page): Assets {
    const main = this.#entry('main')
    const screens = this.#chunks.filter((chunk) => page?.routeIds.some((id) => showsRoute(chunk, id)))
    const catalogs = this.#chunks.filter(({ facadeModuleId }) =>
      ['main', ...(page?.catalogs ?? [])].some((area) =>
        facadeModuleId?.endsWith(`/locales/${area}/${page?.locale}.po`),
      ),
    )
    const chunks = this.#withImports([main, ...screens, ...catalogs])
    // A sheet refines those of the chunks that its own imports.
    const hrefs = new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
    return {
      boot: this.boot,
      entry: `/${main.fileName}`,
      modules: [...chunks].filter((chunk) => chunk !== main).map(({ fileName }) => `/${fileName}`),
      styles: [...hrefs].flatMap((file) => this.sheets.filter(({ href }) => href === `/${file}`)),
    }
  }

  /** The chunks and all that they import, each after what it imports. */
  #withImports(chunks: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
    const ordered = new Set<Rolldown.OutputChunk>()
    const begun = new Set<Rolldown.OutputChunk>()
    const add = (chunk: Rolldown.OutputChunk) => {
      if (begun.has(chunk)) return
      begun.add(chunk)
      for (const file of chunk.imports) this.#chunks.filter(({ fileName }) => fileName === file).forEach(add)
      ordered.add(chunk)
    }
    chunks.forEach(add)
    return ordered
  }

  #entry(name: string): Rolldown.OutputChunk {
    const entry = this.#chunks.find((chunk) => chunk.isEntry && chunk.name === name)
    if (entry === undefined) throw new Error(`The client build has no entry ${name}`)
    return entry
  }
}

/** Whether a chunk holds the component of a route, which the router's plugin has split from the route's file. */
function showsRoute({ moduleIds }: Rolldown.OutputChunk, routeId: string) {
  const file = `/src/routes${routeId.replace(/\/$/, '/index')}.tsx?tsr-split=`
  return moduleIds.some((id) => id.includes(file))
}
