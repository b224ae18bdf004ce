import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query'
import {
  type AnyRoute,
  createHistory,
  createRouter,
  type HistoryLocation,
  type RouterHistory,
} from '@tanstack/react-router'
import { listQuery, recordQuery } from '@/api/queries'
import { publicLists } from '@/contract/rows/public-lists'
import { activateLocale, loadCatalog } from '@/i18n/catalogs'
import type { PreviewDraft } from './messages'

/** A public page over a query client with the draft in place of the published records. */
export type Page = Awaited<ReturnType<typeof openPage>>

export const samePage = (page: Page, draft: PreviewDraft) => page.key === pageKeyOf(draft)

const pageKeyOf = ({ resource, path }: PreviewDraft) => `${resource} ${path}`

/** The language that is edited. */
const locale = 'fr'

/** Opens the page of a draft, of the site's routes. */
export async function openPage(draft: PreviewDraft, routeTree: AnyRoute) {
  const { path } = draft
  const resource = publicLists.find(({ name }) => name === draft.resource)
  if (resource === undefined) throw new Error(`${draft.resource} has no public page`)
  // A separate client, so that a draft is never persisted.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', staleTime: Infinity, gcTime: Infinity, retry: false } },
  })
  // The draft's resource is known at run time only: the keys lose the type of their data.
  const listKey: QueryKey = listQuery(resource, locale).queryKey
  const recordKey = (key: unknown): QueryKey => recordQuery(resource, String(key), locale).queryKey
  await activateLocale(locale)
  document.documentElement.lang = locale
  const router = createRouter({
    routeTree,
    history: frameHistory(path),
    context: {
      queryClient,
      locale,
      loadCatalog,
      prefetch: (options: FetchQueryOptions) => void queryClient.prefetchQuery(options),
    },
  })
  return {
    key: pageKeyOf(draft),
    path: path.replace(/#.*/, ''),
    queryClient,
    router,
    show({ row }: PreviewDraft) {
      queryClient.setQueryData(listKey, { rows: [row] })
      queryClient.setQueryData(recordKey(Reflect.get(row, resource.key)), { rows: [row] })
    },
  }
}

/**
 * Returns a history with the current address only, so that the frame adds no entries to the browser's. The router's own
 * memory history would be bundled into the chunk that every visitor loads.
 */
function frameHistory(path: string): RouterHistory {
  let location = at(path, 0)
  const go = (to: string, state: { __TSR_index: number }) => {
    location = at(to, state.__TSR_index)
  }
  return createHistory({
    getLocation: () => location,
    getLength: () => 1,
    pushState: go,
    replaceState: go,
    go: () => undefined,
    back: () => undefined,
    forward: () => undefined,
    createHref: (to) => to,
  })
}

function at(path: string, index: number): HistoryLocation {
  const { pathname, search, hash } = new URL(path, window.location.origin)
  const key = String(index)
  return { href: pathname + search + hash, pathname, search, hash, state: { __TSR_index: index, key } }
}
