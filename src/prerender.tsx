import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createMemoryHistory, HeadContent, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { pageHead } from '@/site/head/page-head'
import { ShellFrame } from '@/site/layout/public-frame'
import { settings } from '@/site/settings'
import { organisationPath, pageData } from '@/site/structured-data/page-data'
import { type PrerenderedRows, setPrerenderedRows } from './api/prerendered-rows'
import { readKey } from './api/query-keys'
import { App, TextElement } from './app/app'
import { createQueryClient } from './app/query-client'
import { createAppRouter } from './app/router'
import { pays } from './contract/rows/pays'
import { publicLists, recordLists } from './contract/rows/public-lists'
import { type Area, activateLocale, loadCatalog } from './i18n/catalogs'
import { dayAndTime } from './i18n/dates'
import type { Locale } from './i18n/locale'
import { sanitize } from './lib/sanitize'
import { addressIn } from './lib/site-paths'
import { feedsOf } from './prerender/feeds'
import { otherRows } from './prerender/page-rows'
import { noReads } from './prerender/public-pages'
import { setSanitizer } from './ui/html/safe-html'

export { feedsIn } from './prerender/feeds'
export { firstRows, listRows } from './prerender/page-rows'
export { type PublicPage, type PublicRecord, publicPages, publicRecords } from './prerender/public-pages'
export { publicLists, recordLists }

// A text without its catalog would be an id in the document.
i18n.on('missing', ({ id }) => {
  throw new Error(`The text ${id} has no catalog`)
})

// Documents have the markup of formatted texts.
setSanitizer(sanitize)

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
  dateNote?: string
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
  const dateNote = date && i18n._(msg`Données du ${date}`)
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
    ...(dateNote && { dateNote }),
    otherRows: otherRows(path, locale, copy),
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
