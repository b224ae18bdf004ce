import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Row } from '@/admin/crud/definition/row'
import { hasStatus } from '@/api/errors'
import type { CallOptions } from '@/api/http'
import { answerTimeoutMs, readByParts, withTimeout, workTimeoutMs } from '@/api/lost-answer'
import { adminListQuery, adminRecordQuery } from '@/api/online-queries'
import { adminKey } from '@/api/query-keys'
import { read, list as readList } from '@/api/reads'
import { create, remove, update, type WriteOptions } from '@/api/writes'
import type { Written } from './snapshot'
import type { Output } from './values'

/** The calls of one resource that a write needs. Rows are read in French, the language that is edited. */
export interface Calls {
  /** Returns the ids of the existing rows from a cached list, or reads the list when none is cached. */
  existingIds: () => Promise<Iterable<number>>
  list: () => Promise<readonly Row[]>
  /** Returns the present record by its id, as it was read a moment ago where it was; undefined when there is none. */
  read: (id: number) => Promise<Row | undefined>
  /** Reads a record by its id; undefined when there is none. */
  readAgain: (id: number) => Promise<Row | undefined>
  /** Reads a record while or after it is written; undefined where the provider answers that there is none. Nothing is cached. */
  lookUp: (id: number) => Promise<Row | undefined>
  /** Resolves to the record in the language of the page; to null where the answer does not contain it. */
  create: (output: Output) => Promise<Row | null>
  /** Calls `onUploaded` once all files are sent, before the answer. */
  update: (key: number | string, output: Output, onUploaded?: () => void) => Promise<Row | null>
  remove: (key: number | string) => Promise<void>
  /** Notes an update of a record by its id: its list shows it only once it is read again. */
  noteWritten: (id: number, written: Written) => void
  /** Returns the last update of a record in this tab. */
  lastWritten: (id: number) => Written | undefined
}

/** The maximum age of a read that counts as the present state, in milliseconds. */
const recentMs = 2000

/** Returns the calls of a screen's resource, each with the answer timeout. Reads share the query cache. */
export function callsOf(
  queryClient: QueryClient,
  { resource }: Pick<ResourceDefinition, 'resource'>,
  options: WriteOptions = {},
): Calls {
  const writing = { ...options, timeoutMs: workTimeoutMs }
  const { list, recent, readAgain, lookUp } = readsOf(queryClient, resource, options)
  const writtenKey = (id: number) => adminKey(resource.name, 'written', 'fr', id)
  return {
    list,
    readAgain,
    lookUp,
    async existingIds() {
      // Only unfiltered lists: a search result is incomplete.
      const lists = ['fr', 'en'].map((locale) => queryClient.getQueryData(adminListQuery(resource, locale).queryKey))
      const cached = lists.filter((rows) => rows !== undefined)
      return (cached.length > 0 ? cached.flat() : await list()).map(({ id }) => id)
    },
    read: async (id) => recent(id) ?? readAgain(id),
    create: (output) => create(resource, output, writing),
    update(key, output, onUploaded) {
      const onProgress = (share: number) => {
        writing.onProgress?.(share)
        if (share === 1) onUploaded?.()
      }
      return update(resource, key, output, { ...writing, onProgress })
    },
    remove: (key) => remove(resource, key, writing),
    noteWritten: (id, written) => queryClient.setQueryData<Written>(writtenKey(id), written),
    lastWritten: (id) => queryClient.getQueryData<Written>(writtenKey(id)),
  }
}

/** Returns the reads of a resource in French; `recent` is a record as it was read a moment ago, with its list or alone. */
function readsOf(
  queryClient: QueryClient,
  resource: ResourceDefinition['resource'],
  { signal, token, onPause }: WriteOptions,
) {
  const inFrench = <Data>(call: (reading: CallOptions) => Promise<Data>) =>
    // After an aborted write the record is read to learn the outcome.
    withTimeout(signal?.aborted ? undefined : signal, (ended, renew) =>
      call({
        token,
        locale: 'fr',
        signal: ended,
        readText: (response) => readByParts(response, renew),
        onPause(ms) {
          renew(ms + answerTimeoutMs)
          onPause?.(ms)
        },
      }),
    )
  const rows = adminListQuery(resource, 'fr')
  const one = (id: number) => adminRecordQuery(resource, id, 'fr')
  const readRows = async (reading: CallOptions) => {
    const present = await readList(resource, reading)
    queryClient.setQueryData(rows.queryKey, present)
    return present
  }
  const list = () => inFrench(readRows)
  const recentData = <Data>({ queryKey }: { queryKey: DataTag<QueryKey, Data> }) => {
    const state = queryClient.getQueryState(queryKey)
    const isRecent = state && !state.isInvalidated && Math.abs(Date.now() - state.dataUpdatedAt) < recentMs
    return isRecent ? state.data : undefined
  }
  async function readAgain(id: number) {
    try {
      const row = await inFrench((reading) => read(resource, id, reading, readRows))
      queryClient.setQueryData(one(id).queryKey, row)
      return row
    } catch (error) {
      if (!hasStatus(error, 404)) throw error
      // A provider can list a record that it does not find by the key that it is asked for.
      return (recentData(rows) ?? (await list())).find((row) => row.id === id)
    }
  }

  async function lookUp(id: number) {
    try {
      return await inFrench((reading) => read(resource, id, reading))
    } catch (error) {
      if (!hasStatus(error, 404)) throw error
      return undefined
    }
  }

  const recent = (id: number) => recentData(one(id)) ?? recentData(rows)?.find((row) => row.id === id)
  return { list, recent, readAgain, lookUp }
}
