import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query'
import {
  type AnyRoute,
  createHistory,
  createRouter,
  type HistoryLocation,
  type RouterHistory,
} from '@tanstack/react-router'
import { listQuery, recordQuery } from '@/api/queries'
import { inOrder, type Rows } from '@/contract/rows/define-rows'
import { publicLists } from '@/contract/rows/public-lists'
import { activateLocale, loadCatalog } from '@/i18n/catalogs'
import type { PreviewDraft, Width } from './messages'

/** A public page over a query client with the draft in place of the published record. */
export type Page = Awaited<ReturnType<typeof openPage>>

export const samePage = (page: Page, draft: PreviewDraft) => page.key === pageKeyOf(draft)

const pageKeyOf = ({ resource, path, locale }: PreviewDraft) => `${resource} ${path} ${locale}`

/** Opens the page of a draft in its language, of the site's routes, with the published records where they can be read. */
export async function openPage(draft: PreviewDraft, routeTree: AnyRoute) {
  const { locale, path } = draft
  const resource = publicLists.find(({ name }) => name === draft.resource)
  if (resource === undefined) throw new Error(`${draft.resource} has no public page`)
  // A separate client, so that a draft is never persisted.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', staleTime: Infinity, gcTime: Infinity, retry: false } },
  })
  const list = listQuery(resource, locale)
  // The draft's resource is known at run time only: the keys lose the type of their data.
  const listKey: QueryKey = list.queryKey
  const recordKey = (key: unknown): QueryKey => recordQuery(resource, String(key), locale).queryKey
  const [others] = await Promise.all([
    queryClient.fetchQuery(list).then(
      ({ rows }): readonly Row[] => rows,
      (): readonly Row[] => [],
    ),
    activateLocale(locale),
  ])
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
  let seen: Width | undefined
  return {
    key: pageKeyOf(draft),
    path: path.replace(/#.*/, ''),
    queryClient,
    router,
    /** Shows a draft. Returns whether the page shows this record. */
    show({ row, placement, width }: PreviewDraft): boolean {
      const { rows, index } = insertDraft(resource, { row, placement, width }, others)
      queryClient.setQueryData(listKey, { rows })
      queryClient.setQueryData(recordKey(Reflect.get(row, resource.key)), { rows: [row] })
      if (seen !== width && index >= 0) void bringIntoView(placement.selector, index)
      seen = width
      return index >= 0
    },
  }
}

/** In animation frames: lazily loaded parts of a page have arrived by then. */
const maxFrames = 300

async function bringIntoView(selector: string, index: number) {
  for (let frames = 0; frames < maxFrames; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const item = document.querySelectorAll(selector)[index]
    if (item === undefined) continue
    const { top, height } = item.getBoundingClientRect()
    // scrollIntoView would also scroll the page around the frame.
    window.scrollBy({ top: top - Math.max(0, (window.innerHeight - height) / 2) })
    return
  }
}

/** A row of any public list. */
type Row = Readonly<Record<string, unknown>> & { id: number }

/**
 * Returns the rows that a page shows with the draft, and the draft's index; -1 where the page does not show it. A new record
 * comes first among equals. A long list is cut so that the draft keeps its neighbours.
 */
export function insertDraft(
  list: Pick<Rows, 'name' | 'date' | 'position'>,
  { row, placement, width }: Pick<PreviewDraft, 'row' | 'placement' | 'width'>,
  others: readonly Row[],
): { rows: readonly Row[]; index: number } {
  const draft = row as Row // every resource with a public page has an id
  const known = others.some(({ id }) => id === draft.id)
  const all = known ? others.map((one) => (one.id === draft.id ? draft : one)) : [draft, ...others]
  const ordered = inOrder(list, all)
  const index = ordered.indexOf(draft)
  if (placement.maxItems !== undefined && index >= placement.maxItems) return { rows: ordered, index: -1 }
  const size = placement.block ?? placement.carousel?.perView[width]
  if (size === undefined) return { rows: ordered, index }
  const start = Math.floor(index / size) * size
  return { rows: ordered.slice(start, placement.block && start + placement.block), index: index - start }
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
