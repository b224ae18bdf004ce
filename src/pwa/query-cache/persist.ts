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
} from '@tanstack/react-query-persist-client'
import { allPublic, readKey } from '@/api/query-keys'
import { getToken, watchToken } from '@/api/token'
import { contractVersion } from '@/contract/version'
import { local } from '@/lib/storage'
import { momentOf } from './read-times'
import { fit, merge, parse, restored, stored, timeOf } from './stored-client'

export const cacheKey = 'cdec-cache'

/** The most that is persisted, in characters; localStorage takes about five million, and less where others fill it. */
const mostRoom = 2_500_000

/** What is left of it once the storage has refused what was written. */
let room = 0

/** In characters: where there is less room than this, nothing is persisted. */
const leastRoom = 50_000

/** More rows would not fit into what a browser stores, and turning them into text is felt. */
const mostRows = 5000

// An allow-list of public reads; one whose last refresh failed still holds what was read before. A write never: a
// registration waiting for the network would store its password.
const dehydrateOptions: DehydrateOptions = {
  shouldDehydrateQuery: ({ meta, state: { data } }) =>
    meta?.['persist'] === true && data !== undefined && !(Array.isArray(data) && data.length > mostRows),
  shouldDehydrateMutation: () => false,
}

let written: string | undefined

/** Another tab may have persisted what this one never read: its newer and other reads stay. */
function serialize(read: PersistedClient): string {
  const ours = stored(read)
  const text = local.read(cacheKey)
  const theirs = text === null || text === written ? undefined : parse(text)
  written = fit(theirs ? merge(ours, theirs) : ours, room)
  return written
}

/** The storage has refused what was written: from now on it is less. False when nothing is left to leave out. */
function shrink(): boolean {
  if (room <= leastRoom) return false
  room = Math.floor((room * 2) / 3)
  return true
}

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
    // The persister then stores less.
    if (!local.write(key, value)) throw new Error('Storage is full or refused')
  },
}

const buster = String(contractVersion)

/** How public reads are persisted in localStorage. The buster is the contract's version: a release does not empty it. */
const options = () => ({
  persister: {
    ...createSyncStoragePersister({
      storage,
      key: cacheKey,
      serialize,
      // Storage full: less is persisted, and at last nothing; the site itself goes on.
      retry: ({ persistedClient }) => (shrink() ? persistedClient : undefined),
    }),
    restoreClient() {
      const client = parse(local.read(cacheKey) ?? '')
      return client && restored(client)
    },
  },
  maxAge: Infinity,
  buster,
  dehydrateOptions,
})

/** Takes up what was persisted, before the first screen is drawn. What cannot be read is dropped. */
export async function restoreCache(queryClient: QueryClient): Promise<void> {
  try {
    await persistQueryClientRestore({ queryClient, ...options() })
  } catch (error) {
    console.warn('What was persisted could not be read.', error)
  }
}

/**
 * Empties the query cache whenever the token changes, here or in another tab, before anything can be drawn or written:
 * what one reader may see says nothing about the next. What a visitor may see is restored from storage, and read again.
 * `inUse` says of an active read that a form with unsaved input stands on it. Gives what ends it.
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

/** Persists what is read from now on, and at once when the page is about to be hidden, perhaps for good; gives what ends it. */
export function persistReads(queryClient: QueryClient): () => void {
  room = mostRoom
  const unsubscribe = persistQueryClientSubscribe({ queryClient, ...options() })
  const saveNow = () => save(queryClient)
  const saveHidden = () => document.visibilityState === 'hidden' && saveNow()
  window.addEventListener('pagehide', saveNow)
  document.addEventListener('visibilitychange', saveHidden)
  return () => {
    unsubscribe()
    window.removeEventListener('pagehide', saveNow)
    document.removeEventListener('visibilitychange', saveHidden)
  }
}

function save(queryClient: QueryClient) {
  const client = { timestamp: 1, buster, clientState: dehydrate(queryClient, dehydrateOptions) }
  do {
    try {
      return storage.setItem(cacheKey, serialize(client))
    } catch {
      // The copy of a second ago stays, until less of it finds room.
    }
  } while (shrink())
}

/** Removes everything that was persisted. */
export function removePersisted(): void {
  written = undefined
  local.remove(cacheKey)
}

/**
 * A read that is persisted: `name` is the resource's; a list holds `count` rows; `at` in milliseconds, undefined where
 * a wrong clock has left no moment; `size` in characters.
 */
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
  const queries = (text === null ? undefined : parse(text))?.clientState.queries ?? []
  return queries.map((query) => {
    const { name = '', kind = 'one', locale = '' } = readKey(query.queryKey)
    const { data } = query.state
    const count = Array.isArray(data) ? data.length : 1
    return { name, kind, locale, count, at: momentOf(timeOf(query)), size: JSON.stringify(data).length }
  })
}
