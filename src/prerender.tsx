import type { QueryKey } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import * as v from 'valibot'
import { connect } from './api/connection'
import { App } from './app/app'
import { createQueryClient } from './app/query-client'
import { createAppRouter } from './app/router'
import { publicLists } from './contract/public-lists'
import { loadCatalog } from './i18n/catalogs'
import type { Locale } from './i18n/locale'
import type { Page } from './offline/document'
import type { RouterContext } from './routes/-context'
import { loadFooter } from './site/layout/footer-on-sight'
import { madeRowsMarkup, makeWith } from './site/reading/made-rows'
import { dataScript } from './site/structured/data-script'
import { organisation } from './site/structured/organisation'

/** A page that is only an address, and the back office's door: they get the neutral shell. */
const leftOut = new Set(['/accueil', '/loginadmin'])

/** The addresses of the public pages that have no parameter. */
export function publicPaths(): string[] {
  const { routesById } = createAppRouter({ queryClient: createQueryClient(), locale: 'fr', prefetch: () => undefined })
  return Object.values(routesById)
    .filter((route) => route.id.startsWith('/_public/'))
    .map((route) => route.fullPath.replace(/(.)\/$/, '$1'))
    .filter((path) => !path.includes('$') && !leftOut.has(path))
}

/** The page that presents the institution also describes it for machines. */
const describing = '/lacdec'

/** As many rows as fill the first windows. */
const mostRows = 8

/**
 * The first rows of each list that a page shows, as its provider gives them; throws when that does not answer. The home
 * page has none: what it shows of the provider lies below the first window, and moves.
 */
export async function firstRows(path: string, locale: Locale, provider: string): Promise<FirstRows> {
  if (path === '/') return {}
  await loadCatalog('main', locale)
  connect({ locale: () => locale, onUnauthorized: () => undefined, origin: provider })
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [path] })
  const prefetch: RouterContext['prefetch'] = (options) => void queryClient.prefetchQuery(options)
  await createAppRouter({ queryClient, locale, history, prefetch }).load()
  const lists = queryClient.getQueryCache().findAll({ queryKey: ['public'] })
  await Promise.all(lists.map((query) => query.fetch()))
  return Object.fromEntries(
    lists.map(({ queryKey, state }) => [queryKey[1], v.parse(v.array(v.unknown()), state.data).slice(0, mostRows)]),
  )
}

type FirstRows = Record<string, readonly unknown[]>

/** Renders one public page in one language, with its first rows where they are at hand, and tells what it reads. The texts are the current ones of the whole program: one page at a time. */
export async function renderPage(
  path: string,
  locale: Locale,
  rows: FirstRows = {},
): Promise<Required<Omit<Page, 'files'>>> {
  makeWith(rows)
  await loadCatalog('main', locale)
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [path] })
  const reads: string[] = []
  const prefetch: RouterContext['prefetch'] = ({ queryKey }) => reads.push(addressOf(queryKey))
  const router = createAppRouter({ queryClient, locale, history, prefetch })
  await Promise.all([router.load(), loadFooter()])
  const html = renderToString(<App router={router} queryClient={queryClient} />)
  const [head = ''] = /^(?:<(?:title)[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html) ?? []
  // The router's own inline script restores the scroll position before hydration; the content policy would refuse it,
  // and the router does the same again once it runs.
  const body = html.slice(head.length).replace(/<script>[\s\S]*?<\/script>/g, '')
  const described = path === describing ? dataScript('application/ld+json', organisation) : ''
  return { head: head + madeRowsMarkup(rows) + described, body, reads }
}

/** Where a public list is read: its key names the resource. */
function addressOf(queryKey: QueryKey): string {
  const list = publicLists.find(({ name }) => name === queryKey[1])
  if (list === undefined) throw new Error(`No public list is called ${String(queryKey[1])}`)
  return list.path
}
