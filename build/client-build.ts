import type { Rolldown } from 'vite'
import type { Locale } from '../src/i18n/locale.ts'
import { isBackOffice } from '../src/lib/site-paths.ts'
import type { Page } from '../src/prerender.tsx'
import { shortHash } from './content-policy.ts'
import type { Assets, Sheet } from './document.ts'

/** The prefix of the back office's chunks, which only its documents map. */
const adminChunks = '/assets/admin/'
/** Vite's file with the import map. */
export const importMapFile = 'importmap.json'

/** A chunk of the client. */
interface Chunk {
  /** Its name in the import map. */
  readonly name: string
  readonly file: string
  /** The files of the chunks that it imports, and of its style sheets. */
  readonly imports: readonly string[]
  readonly css: readonly string[]
  /** The files of the routes whose components it holds, such as `/_public/index`. */
  readonly routes: readonly string[]
  /** The catalog that it holds, such as `main/fr`. */
  readonly catalog?: string
}

/** The client build as JSON: what documents name of it. */
export interface ClientBuild {
  /** The id of this build. */
  readonly release: string
  readonly boot: string
  /** The file of the client bundle's entry. */
  readonly main: string
  /** The import maps of public pages by language, and of the shell and the login page of the back office, as JSON. */
  readonly importMaps: Readonly<Record<Locale | 'all', string>>
  readonly sheets: readonly Sheet[]
  readonly chunks: readonly Chunk[]
}

/** Describes a client build. */
export function clientBuild(bundle: Rolldown.OutputBundle): ClientBuild {
  const files = Object.values(bundle)
  const chunks = files.filter((file) => file.type === 'chunk')
  const entry = (name: string) => {
    const found = chunks.find((chunk) => chunk.isEntry && chunk.name === name)
    if (found === undefined) throw new Error(`The client build has no entry ${name}`)
    return found
  }
  // Public documents do not map the back office's chunks.
  for (const { fileName, imports } of chunks)
    if (!`/${fileName}`.startsWith(adminChunks) && imports.some((file) => `/${file}`.startsWith(adminChunks)))
      throw new Error(`${fileName} imports ${imports.join(', ')}: name the module that they share in build/chunks.ts`)
  const boot = entry('boot')
  if (boot.imports.length > 0) throw new Error(`The boot script is inlined, but imports ${boot.imports.join(', ')}`)
  const { imports }: { imports: Record<string, string> } = JSON.parse(sourceOf(bundle[importMapFile]))
  // The boot script is inlined, and nothing imports it.
  const entries = Object.entries(imports)
    .filter(([, address]) => address !== `/${boot.fileName}`)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const mapOf = (chosen: typeof entries) => JSON.stringify({ imports: Object.fromEntries(chosen) })
  // A document loads the catalogs of its language only: the other one is another document.
  const siteMap = (other: Locale) =>
    mapOf(entries.filter(([name]) => !name.startsWith(adminChunks) && !name.includes(`-${other}-`)))
  const all = mapOf(entries)
  const names = new Map(entries.map(([name, address]) => [address, name]))
  return {
    release: shortHash(all),
    boot: `(()=>{${boot.code.trim()}})()`,
    main: entry('main').fileName,
    importMaps: { fr: siteMap('en'), en: siteMap('fr'), all },
    sheets: files
      .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
      .map((file) => ({ href: `/${file.fileName}`, text: sourceOf(file) })),
    chunks: chunks.flatMap(({ fileName, imports: needed, viteMetadata, moduleIds, facadeModuleId }) => {
      const name = names.get(`/${fileName}`)
      if (name === undefined) return []
      const [, catalog] = /\/locales\/(\w+\/\w+)\.po$/.exec(facadeModuleId ?? '') ?? []
      // The router's plugin splits the component of a route from the route's file.
      const routes = moduleIds.flatMap((id) => /\/src\/routes(\/.*)\.tsx\?tsr-split=/.exec(id)?.[1] ?? [])
      const css = [...(viteMetadata?.importedCss ?? [])]
      return { name, file: fileName, imports: needed, css, routes: [...new Set(routes)], ...(catalog && { catalog }) }
    }),
  }
}

/** Returns the entry and the chunks, catalogs and style sheets of a page's routes; without a page those of the public frame. */
export function assetsOf({ release, boot, main, importMaps, sheets, chunks }: ClientBuild, page?: Page): Assets {
  const chunkOf = (file: string) => {
    const found = chunks.find((chunk) => chunk.file === file)
    if (found === undefined) throw new Error(`The import map has no ${file}`)
    return found
  }
  /** Returns chunks and their imports, each after its imports. */
  const withImports = (wanted: readonly Chunk[]) => {
    const ordered = new Set<Chunk>()
    const begun = new Set<Chunk>()
    const add = (chunk: Chunk) => {
      if (begun.has(chunk)) return
      begun.add(chunk)
      for (const file of chunk.imports) add(chunkOf(file))
      ordered.add(chunk)
    }
    wanted.forEach(add)
    return [...ordered]
  }
  const entry = chunkOf(main)
  // In the order of the routes, because the bundle's order follows the hashes and would change documents needlessly.
  const screens = (page?.routeIds ?? ['/_public']).flatMap((id) => {
    const route = id.replace(/\/$/, '/index')
    return chunks.filter(({ routes }) => routes.includes(route))
  })
  const catalogs = (page ? ['main', ...page.catalogs] : []).flatMap((area) =>
    chunks.filter(({ catalog }) => catalog === `${area}/${page?.locale}`),
  )
  const needed = withImports([entry, ...screens, ...catalogs])
  // The sheet of a chunk comes after those of the chunks that it imports.
  const hrefs = new Set(needed.flatMap(({ css }) => css))
  return {
    boot,
    entry: entry.name,
    // The shell also serves the back office, which needs no more of the public frame.
    modules: (page ? needed : withImports([entry])).filter((chunk) => chunk !== entry).map(({ name }) => name),
    styles: [...hrefs].flatMap((file) => sheets.filter(({ href }) => href === `/${file}`)),
    importMap: importMaps[page && !isBackOffice(page.path) ? page.locale : 'all'],
    release,
  }
}

const sourceOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) =>
  String(file && 'source' in file && file.source).trim()
