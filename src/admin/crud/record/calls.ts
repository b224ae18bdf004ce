import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ResourceDefinition, Row } from '@/admin/crud/definition/definition'
import { hasStatus } from '@/api/errors'
import type { CallOptions } from '@/api/http'
import { readByParts, withTimeout, workTimeoutMs } from '@/api/lost-answer'
import { adminListQuery, adminRecordQuery } from '@/api/online-queries'
import { adminKey } from '@/api/query-keys'
import { list, read } from '@/api/reads'
import { create, remove, update, type WriteOptions } from '@/api/writes'
import { callKey } from '@/contract/rows/define-rows'
import { isHtml } from '@/lib/html-to-text'
import { isSame, type Written } from './snapshot'
import type { Snapshot, Values } from './values'

/** The calls of one resource that a write needs. Rows are read in French, the language that is edited. */
export interface Calls {
  /** Returns the ids of the existing rows from a cached list, or reads the list when none is cached. */
  knownIds: () => Promise<Iterable<number>>
  list: () => Promise<readonly Row[]>
  /** Returns the present record by its id; undefined when there is none. */
  read: (id: number) => Promise<Row | undefined>
  create: (values: Values) => Promise<Row | null>
  /** Sends an update; a text that is still as `before` is sent as the record has it. */
  update: (row: Row, values: Values, before: Snapshot) => Promise<Row | null>
  remove: (row: Row) => Promise<void>
  /** Notes an update of a record by its id: its list shows it only once it is read again. */
  noteWritten: (id: number, written: Written) => void
  /** Returns the last update of a record in this tab. */
  written: (id: number) => Written | undefined
}

/** The maximum age of a read that counts as the present state, in milliseconds. */
const recentMs = 2000

/** Returns the calls of a screen's resource, each with the answer timeout. Reads share the query cache. */
export function callsOf(queryClient: QueryClient, screen: ResourceDefinition, options: WriteOptions = {}): Calls {
  const { resource } = screen
  const { signal, token } = options
  const writing = { ...options, timeoutMs: workTimeoutMs }
  const inFrench = <Data>(call: (reading: CallOptions) => Promise<Data>) =>
    // After an aborted write the record is read to learn the outcome.
    withTimeout(signal?.aborted ? undefined : signal, (ended, renew) =>
      call({ token, locale: 'fr', signal: ended, readText: (response) => readByParts(response, renew) }),
    )
  const rows = adminListQuery(resource, 'fr')
  const one = (id: number) => adminRecordQuery(resource, id, 'fr')
  const writtenKey = (id: number) => adminKey(resource.name, 'written', 'fr', id)

  const readRows = async (reading: CallOptions) => {
    const present = await list(resource, reading)
    queryClient.setQueryData(rows.queryKey, present)
    return present
  }
  const readList = () => inFrench(readRows)
  const safe = (values: Values, before?: Snapshot) => withTimeout(signal, () => withSafeHtml(screen, values, before))
  const recentData = <Data>({ queryKey }: { queryKey: DataTag<QueryKey, Data> }) => {
    const state = queryClient.getQueryState(queryKey)
    const isRecent = state && !state.isInvalidated && Math.abs(Date.now() - state.dataUpdatedAt) < recentMs
    return isRecent ? state.data : undefined
  }

  return {
    list: readList,
    async knownIds() {
      // Only unfiltered lists: a search result is incomplete.
      const lists = ['fr', 'en'].map((locale) => queryClient.getQueryData(adminListQuery(resource, locale).queryKey))
      const known = lists.filter((rowsRead) => rowsRead !== undefined)
      return (known.length > 0 ? known.flat() : await readList()).map(({ id }) => id)
    },
    async read(id) {
      const recent = recentData(one(id)) ?? recentData(rows)?.find((row) => row.id === id)
      if (recent) return recent
      try {
        const row = await inFrench((reading) => read(resource, id, reading, readRows))
        queryClient.setQueryData(one(id).queryKey, row)
        return row
      } catch (error) {
        if (hasStatus(error, 404)) return undefined
        throw error
      }
    },
    create: async (values) => create(resource, await safe(values), writing),
    update: async (row, values, before) =>
      update(resource, callKey(resource, row), await safe(values, before), writing),
    remove: (row) => remove(resource, callKey(resource, row), writing),
    noteWritten: (id, written) => queryClient.setQueryData<Written>(writtenKey(id), written),
    written: (id) => queryClient.getQueryData<Written>(writtenKey(id)),
  }
}

/** Resolves to the values as they are sent: the HTML of rich text is sanitised, but for what the record has already. */
async function withSafeHtml(screen: ResourceDefinition, values: Values, before: Snapshot = {}): Promise<Values> {
  const texts = Object.entries(values).flatMap(([name, value]) => {
    const isTyped = typeof value === 'string' && isHtml(value) && !isSame(value, before[name] ?? '')
    return screen.fields[name]?.kind === 'html' && isTyped ? [{ name, value }] : []
  })
  if (texts.length === 0) return values
  const { sanitizeToSend } = await import('@/lib/sanitize')
  return { ...values, ...Object.fromEntries(texts.map(({ name, value }) => [name, sanitizeToSend(value)])) }
}
