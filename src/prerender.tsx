import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createMemoryHistory, HeadContent, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import * as v from 'valibot'
import { allSteps } from '@/site/finder/paths'
import { pageHead } from '@/site/head/page-head'
import { ShellFrame } from '@/site/layout/public-frame'
import { typesetTexts } from '@/site/lists/typeset'
import { initialRows } from '@/site/lists/use-growing'
import { cases } from '@/site/services/cases/cases'
import { settings } from '@/site/settings'
import { organisationPath, pageData, pictureOf } from '@/site/structured-data/page-data'
import { type PrerenderedRows, setPrerenderedRows } from './api/prerendered-rows'
import { readKey } from './api/query-keys'
import { App, TextElement } from './app/app'
import { createQueryClient } from './app/query-client'
import { createAppRouter } from './app/router'
import { pageOf } from './contract/block-page'
import { blockTitle } from './contract/rows/block-titles'
import { contents } from './contract/rows/contents'
import { anchorOf, recordAddress, textOf } from './contract/rows/define-rows'
import { pays } from './contract/rows/pays'
import { pagedLists, publicLists, recordLists } from './contract/rows/public-lists'
import { feedsOf } from './feeds'
import { type Area, activateLocale, loadCatalog } from './i18n/catalogs'
import { dayAndTime, longDate } from './i18n/dates'
import { type Locale, locales } from './i18n/locale'
import { sanitize } from './lib/sanitize'
import { addressIn, isBackOffice } from './lib/site-paths'
import { setSanitizer } from './ui/html/safe-html'

export { feedsIn } from './feeds'
export { publicLists, recordLists }

// A text without its catalog would be an id in the document.
i18n.on('missing', ({ id }) => {
  throw new Error(`The text ${id} has no catalog`)
})

// Documents have the markup of formatted texts.
setSanitizer(sanitize)

/** Enough rows for the first screens of a list, and of a page of several lists. */
const maxRows = { ofList: initialRows, ofPage: 24 }

/** The provider's public paths. */
export const publicReads = [...publicLists, pays].map(({ path }) => path)

/** A public page, rendered in one language. */
export interface Page {
  path: string
  /** The path with its language. */
  address: string
  locale: Locale
  /** The HTML of the page's head: title, meta elements, data. */
  head: string
  /** The HTML of #root. */
  body: string
  /** The text with the date of the provider's rows in it; undefined for none. */
  dated?: string
  /** The rows of its list that `body` has not, as the HTML of a list of lines; '' for none. */
  otherRows: string
  /** The ids of its routes, root first. */
  routeIds: readonly string[]
  /** The catalogs it needs besides the main one. */
  catalogs: readonly Area[]
  /** The provider's paths it reads. */
  reads: readonly string[]
  /** Its structured data describes the institution by the provider's blocks. */
  isInstitution: boolean
}

/** The address of a public page in one language, and the file of its document. */
export interface PublicPage {
  path: string
  locale: Locale
  address: string
  file: string
}

/**
 * Returns the pages of both languages whose parameters, if any, are known at build. The login page of the back office has one
 * address, whose document is French.
 */
export function publicPages(): PublicPage[] {
  const { routesById } = createAppRouter({ ...noReads, queryClient: createQueryClient(), locale: 'fr' })
  const plain = Object.values(routesById)
    .filter(({ options }) => options.staticData?.page)
    .map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'))
    .filter((path) => !path.includes('$'))
  const paths = [...new Set([...plain, ...casePaths, ...finderPaths])]
  return locales.flatMap((locale) =>
    paths
      .filter((path) => locale === 'fr' || !isBackOffice(path))
      .map((path) => ({ path, locale, address: addressIn(locale, path), file: fileIn(locale, path) })),
  )
}

const fileIn = (locale: Locale, path: string) =>
  `${locale === 'fr' ? '' : `${locale}/`}${path === '/' ? 'index' : path.slice(1)}.html`

const casePaths = cases.map(({ slug }) => `/cas/${slug}`)
const finderPaths = allSteps().flatMap(({ path, leads }) => (typeof leads === 'string' ? [] : path))

const noReads = { prefetch: () => undefined, loadCatalog: () => Promise.resolve() }

/**
 * Returns the first rows of each list that a page reads. The home page has none: its rows are below the first screen, in
 * carousels.
 */
export function firstRows({ path, reads }: Page, { asOf, rows }: PrerenderedRows): PrerenderedRows | undefined {
  if (path === '/') return undefined
  const read = publicLists.filter((resource) => reads.includes(resource.path) && resource.name in rows)
  if (read.length === 0) return undefined
  const most = Math.min(maxRows.ofList, Math.ceil(maxRows.ofPage / read.length))
  const shown = (name: string) => {
    const all = rows[name] ?? []
    return name === contents.name ? all.filter((row) => isShownBlock(path, row)) : all.slice(0, most)
  }
  return { asOf, rows: Object.fromEntries(read.map(({ name }) => [name, shown(name)])) }
}

/** Returns all rows of the list whose page this is. */
export function listRows(path: string, all: PrerenderedRows | undefined): readonly object[] {
  const list = pagedLists.find(({ page }) => page.path === path)
  return (list && all?.rows[list.name]?.filter((row) => typeof row === 'object' && row !== null)) ?? []
}

/** Renders rows of a list with title, date and address, a line each. They have the ids of their cards. */
function rowLines(path: string, locale: Locale, rows: readonly object[]): string {
  const list = pagedLists.find(({ page }) => page.path === path)
  if (list === undefined || rows.length === 0) return ''
  const lines = rows.map((row) => {
    const [title = ''] = typesetTexts(list, row)
    const key = String(Reflect.get(row, list.key))
    const video = textOf(row, 'youtube_id')
    const href =
      'records' in list.page
        ? addressIn(locale, recordAddress(list, key))
        : (/^[\w-]{11}$/.test(video) && `https://www.youtube.com/watch?v=${video}`) || textOf(row, 'document')
    const day = 'date' in list ? longDate(textOf(row, list.date), locale) : ''
    return (
      <li key={key} id={'records' in list.page ? undefined : anchorOf(list, key)}>
        {href ? <a href={href}>{title}</a> : title}
        {day && ` (${day})`}
      </li>
    )
  })
  return renderToStaticMarkup(<ul role="list">{lines}</ul>)
}

/** A news item or an interview, whose page has a document. `row` is its row, `picture` the address of its picture, or ''. */
export interface PublicRecord extends PublicPage {
  list: string
  slug: string
  row: object
  picture: string
}

/** Returns the records of a language that have pages. Their slugs are names of files. */
export function publicRecords({ rows }: Pick<PrerenderedRows, 'rows'>, locale: Locale): PublicRecord[] {
  const all = recordLists.flatMap((list) =>
    (rows[list.name] ?? []).map((stored): PublicRecord => {
      const row = v.parse(list.row, stored)
      const path = recordAddress(list, row.slug)
      return {
        path,
        locale,
        address: addressIn(locale, path),
        file: fileIn(locale, `${list.page.path}/${row.slug}`),
        list: list.name,
        slug: row.slug,
        row,
        picture: pictureOf(list, row),
      }
    }),
  )
  return [...new Map(all.map((record) => [record.address, record])).values()]
}

/** Returns whether a page shows a block. A case shows the blocks about itself and those about several cases. */
function isShownBlock(path: string, row: unknown): boolean {
  const title = blockTitle(v.parse(contents.row, row).titre)
  if (title === undefined || title.kind === 'place') return title !== undefined
  return path === (pageOf(title) ?? (path.startsWith('/cas/') && path))
}

/** Renders the frame of the public pages for the shell, and the head with which an address without document is shared. */
export async function renderFrame(locale: Locale): Promise<{ head: string; frame: string }> {
  await activateLocale(locale)
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [addressIn(locale, '/')] })
  const router = createAppRouter({ ...noReads, queryClient, locale, history })
  const { meta } = pageHead(
    undefined,
    settings.name,
    msg`La Caisse des Dépôts et Consignations du Cameroun reçoit, conserve et gère les dépôts et consignations.`,
  )
  const shared = meta.filter((tag) => !('title' in tag) && !('name' in tag && tag.name === 'robots'))
  const head = renderToStaticMarkup(shared.map((tag) => <meta key={tag.content} {...tag} data-shell />))
  const frame = renderToStaticMarkup(
    <I18nProvider i18n={i18n} defaultComponent={TextElement}>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>
          <ShellFrame />
        </RouterContextProvider>
      </QueryClientProvider>
    </I18nProvider>,
  )
  return { head, frame }
}

/**
 * Renders a page with its first `rows`. The structured data describes the institution by all rows (`copy`). The catalogs are
 * global: pages are rendered one at a time.
 */
export async function renderPage(
  path: string,
  locale: Locale,
  { rows, copy }: { rows?: PrerenderedRows | undefined; copy?: PrerenderedRows } = {},
): Promise<Page> {
  setPrerenderedRows(rows)
  const address = addressIn(locale, path)
  await activateLocale(locale)
  const reads: string[] = []
  const catalogs: Area[] = []
  const queryClient = createQueryClient()
  const router = createAppRouter({
    queryClient,
    locale,
    history: createMemoryHistory({ initialEntries: [address] }),
    prefetch: ({ queryKey }) => reads.push(pathOf(queryKey)),
    loadCatalog: (area) => {
      catalogs.push(area)
      return loadCatalog(area)
    },
  })
  await router.load()
  const head = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <HeadContent />
    </RouterContextProvider>,
  )
  const body = renderToString(<App router={router} queryClient={queryClient} />)
  // React's marker of a suspended boundary.
  if (body.includes('<!--$!-->')) throw new Error(`${path} suspends while it is rendered`)
  // The document may be read in another year.
  const date = rows && dayAndTime(rows.asOf, locale, true)
  const dated = date && i18n._(msg`Données du ${date}`)
  const routeIds = router.state.matches.map(({ routeId }) => routeId)
  return {
    path,
    address,
    locale,
    head: head + alternates(path, head) + feedLinks(path, locale) + pageData(path, rows, copy),
    body,
    routeIds,
    catalogs,
    reads,
    isInstitution: path === organisationPath,
    ...(dated && { dated }),
    otherRows: rowLines(path, locale, listRows(path, copy).slice(maxRows.ofList)),
  }
}

/** Renders the links of a page that may be indexed to itself in each language, for search engines. */
function alternates(path: string, head: string): string {
  if (!head.includes('rel="canonical"')) return ''
  const link = (hrefLang: string, locale: Locale) => (
    <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={settings.origin + addressIn(locale, path)} />
  )
  return renderToStaticMarkup([link('fr', 'fr'), link('en', 'en'), link('x-default', 'fr')])
}

/** Renders the links of a page to its feeds in its language; to all of them on the home page. */
function feedLinks(path: string, locale: Locale): string {
  const link = ({ self, title }: { self: string; title: string }) => (
    <link key={self} rel="alternate" type="application/atom+xml" title={title} href={self} />
  )
  return renderToStaticMarkup(feedsOf(path, locale).map(link))
}

/** Returns the provider's path of a public list from its query key. */
function pathOf(queryKey: QueryKey): string {
  const { name } = readKey(queryKey)
  const resource = publicLists.find((candidate) => candidate.name === name)
  if (resource === undefined) throw new Error(`No public list is called ${String(name)}`)
  return resource.path
}
