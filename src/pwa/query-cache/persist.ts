import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import {
  type DehydrateOptions,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
  type QueryFilters,
} from '@tanstack/react-query'
import {
  type PersistedClient,
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
  removeOldestQuery,
} from '@tanstack/react-query-persist-client'
import * as v from 'valibot'
import type { PublicRows } from '@/api/parse-rows'
import { parsePublicRows } from '@/api/parse-rows'
import { publicRowsOf } from '@/api/queries'
import { allPublic } from '@/api/query-keys'
import { getToken, watchToken } from '@/api/token'
import { contractVersion } from '@/contract/version'
import { local } from '@/lib/storage'

/** Repairs remove it (public/reparer.js). */
export const cacheKey = 'cdec-cache'

/** A longer list exceeds the browser's quota, and serialising it blocks the page noticeably. */
const maxRows = 5000

/** In characters: a larger row is not persisted, so that the others fit into the quota. */
const maxRowSize = 250_000

const isSmall = new WeakMap<object, boolean>()

/** Returns a read without its rows that are too large. */
export function withoutLargeRows<Row>({ rows, ...read }: PublicRows<Row>): PublicRows<Row> {
  const small = rows.filter((row) => {
    if (typeof row !== 'object' || row === null) return true
    if (!isSmall.has(row)) isSmall.set(row, JSON.stringify(row).length <= maxRowSize)
    return isSmall.get(row)
  })
  return { rows: small, ...read, ...(small.length < rows.length && { partial: true }) }
}

// Only public reads are persisted, also those whose last refresh failed. Mutations contain what a reader has typed.
const dehydrateOptions: DehydrateOptions = {
  shouldDehydrateQuery(query) {
    const read = publicRowsOf(query)
    return read !== undefined && read.rows.length <= maxRows
  },
  serializeData: (read: PublicRows<unknown>) => withoutLargeRows(read),
  shouldDehydrateMutation: () => false,
}

const persistedClient = v.object({
  buster: v.string(),
  timestamp: v.optional(v.number(), 1),
  clientState: v.object({
    queries: v.array(
      v.looseObject({
        queryKey: v.array(v.unknown()),
        queryHash: v.string(),
        dehydratedAt: v.optional(v.number(), 0),
        state: v.looseObject({ data: v.unknown(), dataUpdatedAt: v.number() }),
      }),
    ),
  }),
})

/**
 * Parses persisted reads. Reads that do not match their schema are dropped, and the outcome of an earlier refresh is reset. No
 * read is dropped for its age, because the clock may be wrong. Unknown content gets no buster, so that the library removes it.
 */
export function deserialize(text: string): PersistedClient {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), persistedClient), text)
  if (!result.success) return { timestamp: 1, buster: '', clientState: { queries: [], mutations: [] } }
  const { clientState, ...client } = result.output
  const queries = clientState.queries.flatMap((query) => {
    const data = parsePublicRows(query.queryKey, query.state.data)
    // A list that lost all its rows would look empty.
    if (data === undefined || (data.partial && data.rows.length === 0)) return []
    return [{ ...query, state: { ...query.state, ...restoredState, data } }]
  })
  return { ...client, clientState: { queries, mutations: [] } }
}

/** The state of a read that was restored. */
const restoredState = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
} as const

/** The query caches whose reads were made with a token. */
const withToken = new WeakSet<QueryClient>()

const noteToken = (queryClient: QueryClient, token: string | null) =>
  token === null ? withToken.delete(queryClient) : withToken.add(queryClient)

/**
 * Returns whether a query cache has a visitor's reads alone: not while somebody is signed in, because answers may contain more
 * than the public may see, nor between a sign-out in another tab and its event here.
 */
const isVisitors = (queryClient: QueryClient) => getToken() === null && !withToken.has(queryClient)

const storage = { getItem: local.read, setItem: local.write, removeItem: local.remove }

/** The contract's version, so that a release does not empty the cache. */
const buster = String(contractVersion)

/** Restores the persisted reads before the first render. What cannot be parsed is dropped. */
export async function restoreCache(queryClient: QueryClient): Promise<void> {
  try {
    const persister = createSyncStoragePersister({ storage, key: cacheKey, deserialize })
    await persistQueryClientRestore({ queryClient, persister, maxAge: Infinity, buster })
  } catch (error) {
    console.warn('The persisted reads could not be restored.', error)
  }
}

/**
 * Resets the query cache when the token changes, here or in another tab, before the next render or write, because the next
 * user may see less. Public reads are restored from storage and read again. `inUse` returns whether a form with unsaved input
 * depends on an active read, which then stays. Returns an unsubscribe function.
 */
export function resetOnReaderChange(queryClient: QueryClient, inUse: (query: Query) => boolean): () => void {
  let token = getToken()
  noteToken(queryClient, token)
  return watchToken((elsewhere) => {
    if (getToken() === token && !elsewhere) return
    token = getToken()
    noteToken(queryClient, token)
    for (const query of queryClient.getQueryCache().getAll()) if (!(query.isActive() && inUse(query))) query.reset()
    queryClient.removeQueries({ type: 'inactive' })
    const readable: QueryFilters = token === null ? { type: 'active', queryKey: allPublic } : { type: 'active' }
    void restoreCache(queryClient).then(() => queryClient.refetchQueries(readable))
  })
}

/**
 * Persists reads a second after they change (the library's throttle), and at once when the page is hidden or closed. Takes
 * over what other tabs persist while the page is visible, and before it writes. Returns an unsubscribe function.
 */
export function persistReads(queryClient: QueryClient): () => void {
  /** What is stored, as this tab has last read or written it. */
  let lastText = local.read(cacheKey)

  /** Takes over each read that another tab has persisted later. Returns whether another tab has persisted at all. */
  const takeOver = () => {
    const text = local.read(cacheKey)
    if (text === null || text === lastText || !isVisitors(queryClient)) return false
    lastText = text
    const client = deserialize(text)
    if (client.buster !== buster) return false
    hydrate(queryClient, client.clientState)
    return true
  }
  const serialize = (client: PersistedClient) => {
    // The library's `retry` makes this same client smaller: it is changed, not replaced.
    if (takeOver()) client.clientState = dehydrate(queryClient, dehydrateOptions)
    return JSON.stringify(client)
  }
  const setItem = (key: string, value: string) => {
    if (!isVisitors(queryClient)) return
    // The persister then drops the oldest read and tries again.
    if (!local.write(key, value)) throw new Error('Storage is full or refused')
    lastText = value
  }
  const persister = createSyncStoragePersister({
    storage: { ...storage, setItem },
    key: cacheKey,
    serialize,
    deserialize,
    retry: removeOldestQuery,
  })
  const unsubscribe = persistQueryClientSubscribe({ queryClient, persister, buster, dehydrateOptions })
  // A read may have been answered before the page was drawn.
  void persistQueryClientSave({ queryClient, persister, buster, dehydrateOptions })
  const saveNow = () => {
    try {
      const clientState = dehydrate(queryClient, dehydrateOptions)
      setItem(cacheKey, serialize({ timestamp: Date.now(), buster, clientState }))
    } catch {
      // The last throttled write stays.
    }
  }
  const changeVisibility = () => (document.visibilityState === 'hidden' ? saveNow() : takeOver())
  const takeWritten = ({ key }: StorageEvent) =>
    key === cacheKey && document.visibilityState === 'visible' && takeOver()
  window.addEventListener('pagehide', saveNow)
  window.addEventListener('storage', takeWritten)
  document.addEventListener('visibilitychange', changeVisibility)
  return () => {
    unsubscribe()
    window.removeEventListener('pagehide', saveNow)
    window.removeEventListener('storage', takeWritten)
    document.removeEventListener('visibilitychange', changeVisibility)
  }
}
