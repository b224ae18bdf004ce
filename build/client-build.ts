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

/** The client build: the files that a page needs, and the import map of its chunks. */
export class ClientBuild {
  readonly #sheets: readonly Sheet[]
  readonly #boot: string
  /** The import maps of public pages by language, and of the shell and the login page of the back office, as JSON. */
  readonly #importMaps: Readonly<Record<Locale | 'all', string>>
  /** The id of this build. */
  readonly #release: string
  readonly #chunks: readonly Rolldown.OutputChunk[]
  /** The import-map names of chunks, by the addresses of their files. */
  readonly #names: ReadonlyMap<string, string>

  constructor(bundle: Rolldown.OutputBundle) {
    const files = Object.values(bundle)
    this.#chunks = files.filter((file) => file.type === 'chunk')
    this.#sheets = files
      .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
      .map((file) => ({ href: `/${file.fileName}`, text: sourceOf(file) }))
    const boot = this.#entry('boot')
    // Public documents do not map the back office's chunks.
    for (const { fileName, imports } of this.#chunks)
      if (!`/${fileName}`.startsWith(adminChunks) && imports.some((file) => `/${file}`.startsWith(adminChunks)))
        throw new Error(`${fileName} imports ${imports.join(', ')}: name the module that they share in build/chunks.ts`)
    if (boot.imports.length > 0) throw new Error(`The boot script is inlined, but imports ${boot.imports.join(', ')}`)
    this.#boot = `(()=>{${boot.code.trim()}})()`
    const { imports }: { imports: Record<string, string> } = JSON.parse(sourceOf(bundle[importMapFile]))
    // The boot script is inlined, and nothing imports it.
    const entries = Object.entries(imports)
      .filter(([, address]) => address !== `/${boot.fileName}`)
      .sort(([one], [other]) => (one < other ? -1 : 1))
    const mapOf = (chosen: typeof entries) => JSON.stringify({ imports: Object.fromEntries(chosen) })
    // A document loads the catalogs of its language only: the other one is another document.
    const siteMap = (other: Locale) =>
      mapOf(entries.filter(([name]) => !name.startsWith(adminChunks) && !name.includes(`-${other}-`)))
    this.#importMaps = { fr: siteMap('en'), en: siteMap('fr'), all: mapOf(entries) }
    this.#release = shortHash(this.#importMaps.all)
    this.#names = new Map(entries.map(([name, address]) => [address, name]))
  }

  /** Returns the entry and the chunks, catalogs and style sheets of a page's routes; without a page those of the public frame. */
  assetsOf(page?: Page): Assets {
    const main = this.#entry('main')
    // In the order of the routes, because the bundle's order follows the hashes and would change documents needlessly.
    const screens = (page?.routeIds ?? ['/_public']).flatMap((id) =>
      this.#chunks.filter((chunk) => showsRoute(chunk, id)),
    )
    const catalogs = (page ? ['main', ...page.catalogs] : []).flatMap((area) =>
      this.#chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/locales/${area}/${page?.locale}.po`)),
    )
    const chunks = this.#withImports([main, ...screens, ...catalogs])
    // The sheet of a chunk comes after those of the chunks that it imports.
    const hrefs = new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
    const styles = [...hrefs].flatMap((file) => this.#sheets.filter(({ href }) => href === `/${file}`))
    return {
      boot: this.#boot,
      entry: this.#nameOf(main),
      // The shell also serves the back office, which needs no more of the public frame.
      modules: [...(page ? chunks : this.#withImports([main]))]
        .filter((chunk) => chunk !== main)
        .map((chunk) => this.#nameOf(chunk)),
      styles,
      importMap: this.#importMaps[page && !isBackOffice(page.path) ? page.locale : 'all'],
      release: this.#release,
    }
  }

  #nameOf({ fileName }: Rolldown.OutputChunk): string {
    const name = this.#names.get(`/${fileName}`)
    if (name === undefined) throw new Error(`The import map has no ${fileName}`)
    return name
  }

  /** Returns chunks and their imports, each after its imports. */
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

const sourceOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) =>
  String(file && 'source' in file && file.source).trim()

/** Returns whether a chunk is a route's component, which the router's plugin splits from the route's file. */
function showsRoute({ moduleIds }: Rolldown.OutputChunk, routeId: string) {
  const file = `/src/routes${routeId.replace(/\/$/, '/index')}.tsx?tsr-split=`
  return moduleIds.some((id) => id.includes(file))
}
