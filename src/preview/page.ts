import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query'
import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { listQuery, recordQuery } from '@/api/queries'
import { publicLists } from '@/contract/rows/public-lists'
import { activateLocale, loadCatalog } from '@/i18n/catalogs'
import { frameHistory } from './frame-history'
import { insertDraft, type Row } from './insert-draft'
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
