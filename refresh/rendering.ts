import { createHash } from 'node:crypto'
import type { PrerenderedRows } from '@/api/prerendered-rows'
import { type Locale, locales } from '@/i18n/locale'
import { addressIn } from '@/lib/site-paths'
import { assetsOf, type ClientBuild } from '../build/client-build.ts'
import { pageDocument } from '../build/document.ts'
import type * as Prerender from '../src/prerender.tsx'
import type { Page, PublicPage, PublicRecord } from '../src/prerender.tsx'
import { atomDocument } from './atom.ts'
import { eachOf } from './each-of.ts'
import { isFileName } from './odd-records.ts'
import { SharingPictures } from './pictures.ts'
import type { PublicList } from './read-lists.ts'
import { digestOf, inOrder, keyOf, type RenderedSite, stateFile } from './rendered-site.ts'
import type { SiteFiles } from './site-files.ts'
import { sitemapXml } from './small-files.ts'

export interface RenderingOptions {
  site: SiteFiles
  /** The folder of what is kept between refreshes. */
  state: string
  /** The address of the provider; undefined where it is not to be asked. */
  provider: string | undefined
  lists: readonly PublicList[]
  client: ClientBuild
  now: number
}

/** What a rendering has done. */
export interface Outcome {
  /** The documents that could not be rendered, a line each: they are as they were. */
  failures: string[]
  /** The addresses of records whose picture could not be had. */
  withoutPicture: string[]
}

/** One rendering of a site, of what was rendered `before` and the lists that were read since. */
export class Rendering {
  readonly #site: SiteFiles
  readonly #lists: readonly PublicList[]
  readonly #client: ClientBuild
  readonly #now: number
  readonly #pictures: SharingPictures
  readonly #before: RenderedSite
  readonly #after: RenderedSite
  readonly #failures: string[] = []
  /** The addresses of records with a document. */
  readonly #addresses: string[] = []
  readonly #renderer: typeof Prerender
  /** The rows that were read, by language and name. */
  readonly #rows = new Map<string, object[]>()
  #rendering: Promise<unknown> = Promise.resolve()

  constructor(
    { site, state, provider, lists, client, now }: RenderingOptions,
    before: RenderedSite,
    renderer: typeof Prerender,
  ) {
    this.#site = site
    this.#lists = lists
    this.#client = client
    this.#now = now
    this.#before = before
    this.#renderer = renderer
    // A provider that does not answer is not asked for pictures.
    this.#pictures = new SharingPictures(state, lists.every(({ failure }) => failure) ? undefined : provider)
    this.#after = {
      lists: Object.fromEntries(lists.map(({ locale, name, digest = '' }) => [keyOf(locale, name), digest])),
      pages: {},
      records: {},
      withoutPicture: [],
    }
  }

  /** Renders the pages of a language that show other rows than before. */
  async pages(locale: Locale) {
    const pages = this.#renderer.publicPages().filter((one) => one.locale === locale)
    await eachOf(pages, async (page) => {
      const { address, file } = page
      const before = this.#before.pages[file]
      if (before && this.#site.isWhole(file) && before.reads.every((name) => !this.#differs(locale, name))) {
        this.#after.pages[file] = before
        return
      }
      await this.#orReport(page, async () => {
        const plain = await this.#render(page.path, locale)
        const { reads, ...all } = this.#readBy(plain.reads, locale)
        const rows = this.#renderer.firstRows(plain, all)
        // The page of the institution describes it by all blocks.
        const shown = digestOf([rows?.rows, this.#renderer.listRows(page.path, all), plain.isInstitution && all.rows])
        if (before?.shown !== shown || !this.#site.isWhole(file)) {
          const rendered = await this.#render(page.path, locale, { rows, copy: all })
          await this.#write(file, rendered)
        }
        const isIndexed = plain.head.includes('rel="canonical"') && !plain.head.includes('content="noindex"')
        this.#after.pages[file] = { reads, shown, indexed: isIndexed && address }
      })
    })
  }

  /** Renders the documents of new and changed records, and removes those of deleted ones. */
  async records() {
    const all = locales.flatMap((locale) => this.#renderer.publicRecords({ rows: this.#recordRows(locale) }, locale))
    // What is known of the pictures is the same for both languages, and they are asked for before the texts are drawn.
    const pictures = new Map<string, string | undefined>()
    // By the path of a picture, which several records may have: whether it is there.
    const written = new Map<string, Promise<boolean>>()
    await eachOf(
      [...new Set(all.map(({ picture }) => picture))].filter((one) => one !== ''),
      async (address) => {
        const jpeg = await this.#pictures.of(address)
        if (jpeg === undefined) return void pictures.set(address, undefined)
        const path = `partage/${createHash('sha256').update(jpeg).digest('hex').slice(0, 16)}.jpg`
        const write = async () => {
          if (!this.#site.isWhole(path)) await this.#site.write(path, jpeg)
        }
        if (!written.has(path)) written.set(path, this.#orReport({ address: `/${path}`, file: path }, write))
        pictures.set(address, (await written.get(path)) ? path : undefined)
      },
    )
    await eachOf(all, async (record) => {
      const { address, file, row, picture, list, slug, locale } = record
      const path = pictures.get(picture)
      if (picture !== '' && path === undefined) this.#after.withoutPicture.push(address)
      const digest = digestOf([row, path])
      if (this.#before.records[file] === digest && this.#site.isWhole(file)) this.#after.records[file] = digest
      else
        await this.#orReport(record, async () => {
          const asOf = this.#readAt(locale, [list])
          const rows = { asOf, rows: { [`${list}/${slug}`]: [row] }, ...(path && { picture: `/${path}` }) }
          const rendered = await this.#render(record.path, locale, { rows })
          await this.#write(file, rendered)
          this.#after.records[file] = digest
        })
      if (file in this.#after.records) this.#addresses.push(address)
    })
    this.#after.records = inOrder(all, this.#after.records)
    this.#removeOthers(all, pictures)
  }

  /** Writes the feeds of a language; those that cannot be written stay as they were. */
  async feeds(locale: Locale) {
    const { rows } = this.#readBy(
      this.#renderer.publicLists.map(({ path }) => path),
      locale,
    )
    await this.#orReport({ address: `feeds (${locale})`, file: '' }, async () => {
      for (const feed of await this.#renderer.feedsIn(locale, { rows }))
        await this.#site.write(feed.path.slice(1), atomDocument(feed))
    })
  }

  /** Writes the sitemap, and what the documents were rendered of. */
  async finish(): Promise<Outcome> {
    this.#after.pages = inOrder(this.#renderer.publicPages(), this.#after.pages)
    const pages = Object.values(this.#after.pages).flatMap(({ indexed }) => indexed || [])
    await this.#site.write('sitemap.xml', sitemapXml([...pages, ...this.#addresses]))
    // What failed is tried again at each refresh.
    const lists = this.#failures.length === 0 ? this.#after.lists : this.#before.lists
    await this.#site.writePlain(stateFile, JSON.stringify({ ...this.#after, lists }))
    return { failures: this.#failures, withoutPicture: this.#after.withoutPicture }
  }

  /** Renders a page after those before it, because the catalogs are global; they are compressed and written meanwhile. */
  #render(...page: Parameters<typeof Prerender.renderPage>): Promise<Page> {
    const rendered = this.#rendering.then(() => this.#renderer.renderPage(...page))
    this.#rendering = rendered.catch(() => undefined)
    return rendered
  }

  async #write(file: string, page: Page) {
    await this.#site.write(file, pageDocument(page, assetsOf(this.#client, page)))
  }

  /** Leaves what cannot be rendered or written as it was, and the others go on. Resolves to whether it could. */
  async #orReport(
    { address, file }: Pick<PublicPage, 'address' | 'file'>,
    render: () => Promise<void>,
  ): Promise<boolean> {
    try {
      await render()
      return true
    } catch (error) {
      this.#failures.push(`${address}: ${String(error)}`)
      const page = this.#before.pages[file]
      if (page) this.#after.pages[file] = page
      const record = this.#before.records[file]
      if (record) this.#after.records[file] = record
      return false
    }
  }

  #removeOthers(all: readonly PublicRecord[], pictures: ReadonlyMap<string, string | undefined>) {
    const wanted = new Set([...all.map(({ file }) => file), ...[...pictures.values()].flatMap((path) => path ?? [])])
    // Of a list that was never read nothing is known.
    const folders = locales.flatMap((locale) =>
      this.#renderer.recordLists
        .filter(({ name }) => this.#rowsOf(locale, name))
        .map(({ page }) => `${addressIn(locale, page.path).slice(1)}/`),
    )
    for (const file of this.#site.present) {
      const isOurs = [...folders, 'partage/'].some((folder) => file.startsWith(folder)) && /\.(?:html|jpg)$/.test(file)
      if (isOurs && !wanted.has(file)) this.#site.remove(file)
    }
    this.#pictures.keepOnly(pictures.keys())
  }

  #differs(locale: Locale, name: string): boolean {
    const key = keyOf(locale, name)
    return this.#before.lists[key] !== this.#after.lists[key]
  }

  /** Returns the lists that were read of those that a page reads, by their paths. */
  #readBy(paths: readonly string[], locale: Locale): PrerenderedRows & { reads: string[] } {
    const names = this.#renderer.publicLists.filter(({ path }) => paths.includes(path)).map(({ name }) => name)
    const read = names.flatMap((name) => {
      const rows = this.#rowsOf(locale, name)
      return rows ? [[name, rows] as const] : []
    })
    return { reads: names, asOf: this.#readAt(locale, names), rows: Object.fromEntries(read) }
  }

  /** Returns the rows of records that have a document: one whose slug is no name of a file is drawn in the shell. */
  #recordRows(locale: Locale): PrerenderedRows['rows'] {
    const lists = this.#renderer.recordLists.map(({ name }) => {
      const rows = this.#rowsOf(locale, name) ?? []
      return [name, rows.filter((row) => isFileName(String(Reflect.get(row, 'slug'))))]
    })
    return Object.fromEntries(lists)
  }

  /** Returns when the oldest of some lists was read. */
  #readAt(locale: Locale, names: readonly string[]): number {
    const read = this.#lists.filter((list) => list.locale === locale && names.includes(list.name))
    return Math.min(this.#now, ...read.flatMap(({ readAt }) => readAt ?? []))
  }

  #rowsOf(locale: Locale, name: string): object[] | undefined {
    const key = keyOf(locale, name)
    if (!this.#rows.has(key)) {
      const rows = this.#lists.find((list) => list.locale === locale && list.name === name)?.readRows()
      if (rows) this.#rows.set(key, rows)
    }
    return this.#rows.get(key)
  }
}
