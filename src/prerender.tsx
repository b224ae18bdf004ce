import type { QueryKey } from '@tanstack/react-query'
import { createMemoryHistory, HeadContent, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import * as v from 'valibot'
import { allPlaces } from '@/site/finder/paths'
import { prerenderedRowsId, setPrerenderedRows } from '@/site/lists/prerendered-rows'
import { cases } from '@/site/services/cases/cases'
import { governmentService } from '@/site/services/cases/government-service'
import { organisation } from '@/site/structured-data/organisation'
import { connect } from './api/connection'
import { allPublic, readKey } from './api/query-keys'
import { App } from './app/app'
import { createQueryClient } from './app/query-client'
import { createAppRouter } from './app/router'
import { publicLists } from './contract/rows/public-lists'
import { type Area, loadCatalog } from './i18n/catalogs'
import type { Locale } from './i18n/locale'
import type { RouterContext } from './routes/-context'

/** Routes without a document of their own: an alias, and the administrators' sign-in. They get the neutral shell. */
const withoutDocument = new Set(['/accueil', '/loginadmin'])

/** The page that presents the institution also describes it for search engines. */
const describing = '/lacdec'

/** As many rows as fill the first windows. */
const mostRows = 8

type FirstRows = Record<string, readonly unknown[]>

/** A public page, rendered in one language. */
export interface Page {
  path: string
  locale: Locale
  /** The HTML of what the page has in its head: title, meta elements, data. */
  head: string
  /** The HTML of #root. */
  body: string
  /** The ids of the routes that it shows, root first. */
  routeIds: readonly string[]
  /** The catalogs that it needs besides the main one. */
  catalogs: readonly Area[]
  /** The provider's paths that it reads. */
  reads: readonly string[]
}

/** The addresses of the public pages: those that have no parameter, and those whose parameters are known at build. */
export function publicPaths(): string[] {
  const { routesById } = createAppRouter({ ...noReads, queryClient: createQueryClient(), locale: 'fr' })
  const plain = Object.values(routesById)
    .filter((route) => route.id.startsWith('/_public/'))
    .map((route) => route.fullPath.replace(/(.)\/$/, '$1'))
    .filter((path) => !path.includes('$') && !withoutDocument.has(path))
  return [...new Set([...plain, ...casePaths, ...finderPaths])]
}

const casePaths = cases.map(({ slug }) => `/cas/${slug}`)
const finderPaths = allPlaces().map(({ path }) => path)

const noReads = { prefetch: () => undefined, loadCatalog: () => Promise.resolve() }

/**
 * The first rows of each list that a page shows, as its provider gives them; rejects when that does not answer. The
 * home page has none: what it shows of the provider lies below the first window, and moves.
 */
export async function readFirstRows(path: string, locale: Locale, provider: string): Promise<FirstRows> {
  if (path === '/') return {}
  await loadCatalog('main', locale)
  connect({ locale: () => locale, onUnauthorized: () => undefined, origin: provider })
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [path] })
  const prefetch: RouterContext['prefetch'] = (options) => void queryClient.prefetchQuery(options)
  await createAppRouter({
    queryClient,
    locale,
    history,
    prefetch,
    loadCatalog: (area) => loadCatalog(area, locale),
  }).load()
  const lists = queryClient.getQueryCache().findAll({ queryKey: allPublic })
  await Promise.all(lists.map((query) => query.fetch()))
  return Object.fromEntries(
    lists.map(({ queryKey, state }) => [
      readKey(queryKey).name,
      v.parse(v.array(v.unknown()), state.data).slice(0, mostRows),
    ]),
  )
}

/** Renders a page, with its first rows where they are at hand. The catalogs are global: one page at a time. */
export async function renderPage(path: string, locale: Locale, rows: FirstRows = {}): Promise<Page> {
  setPrerenderedRows(rows)
  await loadCatalog('main', locale)
  const reads: string[] = []
  const catalogs: Area[] = []
  const queryClient = createQueryClient()
  const router = createAppRouter({
    queryClient,
    locale,
    history: createMemoryHistory({ initialEntries: [path] }),
    prefetch: ({ queryKey }) => reads.push(pathOf(queryKey)),
    loadCatalog: (area) => {
      catalogs.push(area)
      return loadCatalog(area, locale)
    },
  })
  await router.load()
  const head = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <HeadContent />
    </RouterContextProvider>,
  )
  const body = renderToString(<App router={router} queryClient={queryClient} />)
  // React's mark of a boundary that was left to the browser.
  if (body.includes('<!--$!-->')) throw new Error(`${path} suspends while it is rendered`)
  const routeIds = router.state.matches.map(({ routeId }) => routeId)
  return { path, locale, head: head + jsonOf(path, rows), body, routeIds, catalogs, reads }
}

/** What a document holds as JSON, in scripts that no browser runs. */
function jsonOf(path: string, rows: FirstRows): string {
  const shown = cases.find(({ slug }) => path === `/cas/${slug}`)
  const data = [
    Object.keys(rows).length > 0 && <Json key="rows" id={prerenderedRowsId} type="application/json" data={rows} />,
    path === describing && <Json key="organisation" type="application/ld+json" data={organisation} />,
    shown && <Json key="case" type="application/ld+json" data={governmentService(shown)} />,
  ]
  return renderToStaticMarkup(data)
}

function Json({ data, ...attributes }: { id?: string; type: string; data: unknown }) {
  return (
    <script {...attributes} dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />
  )
}

/** The provider's path of a public list, from its query key. */
function pathOf(queryKey: QueryKey): string {
  const list = publicLists.find(({ name }) => name === readKey(queryKey).name)
  if (list === undefined) throw new Error(`No public list is called ${String(readKey(queryKey).name)}`)
  return list.path
}
