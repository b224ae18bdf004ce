import type { DehydratedState } from '@tanstack/react-query'
import type { PersistedClient } from '@tanstack/react-query-persist-client'
import * as v from 'valibot'
import { parseCached } from '@/api/parse-rows'
import { readKey } from '@/api/query-keys'
import { momentOf, type ReadTime, readTime, restoreReadTime } from './read-times'

/** A persisted read: `dataUpdatedAt` is the device's time, `answeredAt` the provider's, in milliseconds. */
type StoredQuery = DehydratedState['queries'][number] & {
  answeredAt?: number | undefined
  /** Rows are missing, which found no room or could not be parsed. */
  partial?: boolean | undefined
}

export interface StoredClient extends PersistedClient {
  clientState: { queries: StoredQuery[]; mutations: [] }
}

const storedQuery = v.looseObject({
  queryKey: v.array(v.unknown()),
  queryHash: v.string(),
  answeredAt: v.optional(v.number()),
  partial: v.optional(v.boolean()),
  state: v.looseObject({ data: v.unknown(), dataUpdatedAt: v.number(), status: v.literal('success') }),
})

const shape = v.object({
  buster: v.string(),
  clientState: v.object({ queries: v.array(v.fallback(v.nullable(storedQuery), null)) }),
})

/** What does not concern this visit: how an earlier one's refresh ended. */
const unasked = {
  status: 'success',
  fetchStatus: 'idle',
  error: null,
  errorUpdatedAt: 0,
  errorUpdateCount: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
} as const

/**
 * Parses what was persisted: undefined when it is not ours, and only the reads that still fit their schema. Storage can
 * be edited, cut short or written by another version. However old, a read is never dropped for its age: any clock may
 * be wrong.
 */
export function parse(text: string): StoredClient | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), shape), text)
  if (!result.success) return undefined
  const { buster, clientState } = result.output
  const queries = clientState.queries.flatMap((query) => {
    const data = query === null ? undefined : parseCached(query.queryKey, query.state.data)
    if (query === null || data === undefined) return []
    const partial = query.partial === true || lengthOf(data) < lengthOf(query.state.data)
    // The schema has checked what is read of a dehydrated query; the rest of it is the library's.
    return [
      { ...query, ...(partial && { partial }), state: { ...query.state, ...unasked, data } } as unknown as StoredQuery,
    ]
  })
  // The library takes a copy without a time for none; nothing else reads it.
  return { timestamp: 1, buster, clientState: { queries, mutations: [] } }
}

/** As the query cache holds it: what a wrong clock has stamped counts as old. */
export function restored(client: StoredClient): PersistedClient {
  return withQueries(client, (query) => {
    const dataUpdatedAt = restoreReadTime(query.queryHash, timeOf(query))
    return { ...query, state: { ...query.state, dataUpdatedAt } }
  })
}

/**
 * As it is persisted: with the times of its answers, which only a new answer changes, and without the failure of a later
 * refresh: persisted data is good data.
 */
export function stored(client: PersistedClient): StoredClient {
  return withQueries(client, (query) => {
    const { device, provider, partial } = readTime(query)
    return { ...query, answeredAt: provider, partial, state: { ...query.state, ...unasked, dataUpdatedAt: device } }
  })
}

/** When a persisted read was answered. */
export const timeOf = ({ answeredAt, partial, state }: StoredQuery): ReadTime => ({
  device: state.dataUpdatedAt,
  provider: answeredAt,
  partial,
})

/** Ours, with theirs where we have none or an older one. */
export function merge(ours: StoredClient, theirs: StoredClient): StoredClient {
  const all = new Map(ours.clientState.queries.map((query) => [query.queryHash, query]))
  if (theirs.buster === ours.buster)
    for (const query of theirs.clientState.queries) {
      const mine = all.get(query.queryHash)
      if (mine === undefined || moment(mine) < moment(query)) all.set(query.queryHash, query)
    }
  return { ...ours, clientState: { queries: [...all.values()], mutations: [] } }
}

/**
 * As text of at most `most` characters. What is larger than a tenth of it alone goes first, row by row, the largest
 * first; then the details, the oldest first; then the largest rows of the lists.
 */
export function fit(client: StoredClient, most: number): string {
  const text = JSON.stringify(client)
  if (text.length <= most) return text
  const { queries } = client.clientState
  const records = queries.flatMap((query): StoredRecord[] => {
    const { data } = query.state
    const isList = readKey(query.queryKey).kind === 'list' && Array.isArray(data)
    if (!isList) return [{ query, size: JSON.stringify(query).length + 1, at: moment(query) }]
    return data.map((row: unknown) => ({ query, row, size: JSON.stringify(row).length + 1 }))
  })
  const rank = ({ size, at }: StoredRecord) => (size > most / 10 ? 0 : at === undefined ? 2 : 1)
  records.sort(
    (one, other) =>
      rank(one) - rank(other) ||
      (rank(one) === 1 ? 0 : other.size - one.size) ||
      (one.at ?? Infinity) - (other.at ?? Infinity),
  )
  let excess = text.length - most
  const dropped = new Set<unknown>()
  for (const { query, row, size } of records) {
    if (excess <= 0) break
    dropped.add(row ?? query)
    excess -= size
  }
  const kept = queries.flatMap((query) => {
    const { data } = query.state
    if (dropped.has(query)) return []
    if (!Array.isArray(data)) return [query]
    const rows = data.filter((row: unknown) => !dropped.has(row))
    if (rows.length === data.length) return [query]
    // Without any of its rows a list would look like an empty one.
    return rows.length === 0 ? [] : [{ ...query, partial: true, state: { ...query.state, data: rows } }]
  })
  return JSON.stringify({ ...client, clientState: { queries: kept, mutations: [] } })
}

/** A row of a list, or a detail with the moment it was read. */
interface StoredRecord {
  query: StoredQuery
  row?: unknown
  size: number
  at?: number
}

const moment = (query: StoredQuery) => momentOf(timeOf(query)) ?? 0

const lengthOf = (data: unknown) => (Array.isArray(data) ? data.length : 1)

function withQueries(client: PersistedClient, change: (query: StoredQuery) => StoredQuery): StoredClient {
  return { ...client, clientState: { queries: client.clientState.queries.map(change), mutations: [] } }
}
