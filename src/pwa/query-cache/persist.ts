import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import {
  type DehydrateOptions,
  dehydrate,
  type Query,
  type QueryClient,
  type QueryFilters,
} from '@tanstack/react-query'
import {
  type PersistedClient,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
  removeOldestQuery,
} from '@tanstack/react-query-persist-client'
import * as v from 'valibot'
import { parsePublicRows } from '@/api/parse-rows'
import { momentOf, type PublicRows } from '@/api/public-rows'
import { publicRowsOf } from '@/api/queries'
import { allPublic, readKey } from '@/api/query-keys'
import { getToken, watchToken } from '@/api/token'
import { contractVersion } from '@/contract/version'
import { local } from '@/lib/storage'

export const cacheKey = 'cdec-cache'

/** More rows would not fit into what a browser stores, and turning them into text is felt. */
const maxRows = 5000

/** In characters: a larger row is left out, so that it does not cost the device the other rows. */
const maxRowSize = 250_000

const isSmall = new WeakMap<object, boolean>()

/** The rows of a read without those that are too large. */
function withoutLargeRows({ rows, ...read }: PublicRows<unknown>): PublicRows<unknown> {
  const small = rows.filter((row) => {
    if (typeof row !== 'object' || row === null) return true
    if (!isSmall.has(row)) isSmall.set(row, JSON.stringify(row).length <= maxRowSize)
    return isSmall.get(row)
  })
  return { rows: small, ...read, ...(small.length < rows.length && { partial: true }) }
}

// An allow-list of public reads; one whose last refresh failed still holds what was read before. A write never: a
// registration waiting for the network would store its password.
const dehydrateOptions: DehydrateOptions = {
  shouldDehydrateQuery(query) {
    const read = publicRowsOf(query)
    return read !== undefined && read.rows.length <= maxRows
  },
  serializeData: (read: PublicRows<unknown>) => withoutLargeRows(read),
  shouldDehydrateMutation: () => false,
}

const stored = v.object({
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
 * Parses what was persisted. Reads that do not fit their schema are left out, and how an earlier visit's refresh ended is
 * forgotten. However old, a read is never dropped for its age: any clock may be wrong. What is not ours has no buster,
 * and is removed by the library.
 */
export function deserialize(text: string): PersistedClient {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), stored), text)
  if (!result.success) return { timestamp: 1, buster: '', clientState: { queries: [], mutations: [] } }
  const { clientState, ...client } = result.output
  const queries = clientState.queries.flatMap((query) => {
    const data = parsePublicRows(query.queryKey, query.state.data)
    // Without any of its rows a list would look like an empty one.
    if (data === undefined || (data.partial && data.rows.length === 0)) return []
    return [{ ...query, state: { ...query.state, ...settled, data } }]
  })
  return { ...client, clientState: { queries, mutations: [] } }
}

const settled = {
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

/** The token that the reads in the cache were made with; null for a visitor's. */
let reader: string | null = getToken()

const storage = {
  getItem: local.read,
  removeItem: local.remove,
  /**
   * While somebody is signed in every answer may hold more than the public may see: nothing is written. Nor is it in
   * the moment between another tab's sign-out and its event here.
   */
  setItem(key: string, value: string) {
    if (getToken() !== null || reader !== null) return
    // The persister then leaves out the oldest read.
    if (!local.write(key, value)) throw new Error('Storage is full or refused')
  },
}

/** The buster is the contract's version: a release does not empty the cache. */
const options = {
  persister: createSyncStoragePersister({ storage, key: cacheKey, deserialize, retry: removeOldestQuery }),
  maxAge: Infinity,
  buster: String(contractVersion),
  dehydrateOptions,
}

/** Restores what was persisted, before the first screen is drawn. What cannot be read is dropped. */
export async function restoreCache(queryClient: QueryClient): Promise<void> {
  try {
    await persistQueryClientRestore({ queryClient, ...options })
  } catch (error) {
    console.warn('What was persisted could not be read.', error)
  }
}

/**
 * Empties the query cache whenever the token changes, here or in another tab, before anything can be drawn or written:
 * what one reader may see says nothing about the next. What a visitor may see is restored from storage, and read again.
 * `inUse` says of an active read that a form with unsaved input stands on it. Returns an unsubscribe function.
 */
export function followReader(queryClient: QueryClient, inUse: (query: Query) => boolean): () => void {
  let token = getToken()
  reader = token
  return watchToken((elsewhere) => {
    if (getToken() === token && !elsewhere) return
    token = getToken()
    reader = token
    for (const query of queryClient.getQueryCache().getAll()) if (!(query.isActive() && inUse(query))) query.reset()
    queryClient.removeQueries({ type: 'inactive' })
    const readable: QueryFilters = token === null ? { type: 'active', queryKey: allPublic } : { type: 'active' }
    void restoreCache(queryClient).then(() => queryClient.refetchQueries(readable))
  })
}

/**
 * Persists what is read from now on, a second later (the library's throttle), and at once when the page is about to be
 * hidden, perhaps for good. Returns an unsubscribe function.
 */
export function persistReads(queryClient: QueryClient): () => void {
  const unsubscribe = persistQueryClientSubscribe({ queryClient, ...options })
  const saveNow = () => {
    const client = {
      timestamp: Date.now(),
      buster: options.buster,
      clientState: dehydrate(queryClient, dehydrateOptions),
    }
    try {
      storage.setItem(cacheKey, JSON.stringify(client))
    } catch {
      // The copy of a second ago stays.
    }
  }
  const saveHidden = () => document.visibilityState === 'hidden' && saveNow()
  window.addEventListener('pagehide', saveNow)
  document.addEventListener('visibilitychange', saveHidden)
  return () => {
    unsubscribe()
    window.removeEventListener('pagehide', saveNow)
    document.removeEventListener('visibilitychange', saveHidden)
  }
}

/** Removes everything that was persisted. */
export const removePersisted = () => local.remove(cacheKey)

/** A read that is persisted: `name` is the resource's; `at` in milliseconds, undefined where no clock tells; `size` in characters. */
export interface CachedRead {
  name: string
  kind: 'list' | 'one'
  locale: string
  count: number
  at: number | undefined
  size: number
}

/** What is written in the browser's storage at this moment, as `text`, for comparing with a later look. */
export const cachedText = () => local.read(cacheKey)

export function cachedReads(text: string | null): CachedRead[] {
  return deserialize(text ?? '').clientState.queries.map(({ queryKey, state }) => {
    const { name = '', kind = 'one', locale = '' } = readKey(queryKey)
    const read = state.data as PublicRows<unknown> // as it was just parsed
    const at = momentOf(read, state.dataUpdatedAt)
    return { name, kind, locale, count: read.rows.length, at, size: JSON.stringify(read).length }
  })
}
