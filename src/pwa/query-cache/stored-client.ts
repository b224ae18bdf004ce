import type { DehydratedState } from '@tanstack/react-query'
import type { PersistedClient } from '@tanstack/react-query-persist-client'
import * as v from 'valibot'
import { parseCached } from '@/api/parse-rows'
import { readKey } from '@/api/query-keys'

type StoredQuery = DehydratedState['queries'][number]

/** The most that is persisted, in characters; localStorage takes about five million. */
const most = 2_500_000

const thirtyDays = 30 * 24 * 3_600_000

const shape = v.object({
  timestamp: v.number(),
  buster: v.string(),
  clientState: v.object({
    queries: v.array(
      v.looseObject({
        queryKey: v.array(v.unknown()),
        queryHash: v.string(),
        state: v.looseObject({ data: v.unknown(), dataUpdatedAt: v.number(), status: v.literal('success') }),
      }),
    ),
  }),
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
 * Reads what was persisted: undefined when it is not ours, and only the reads that are younger than thirty days and
 * still fit their schema. Storage can be edited, cut short, written by another version or by a wrong clock.
 */
export function parse(text: string): PersistedClient | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), shape), text)
  if (!result.success) return undefined
  const { timestamp, buster, clientState } = result.output
  const now = Date.now()
  const queries = clientState.queries.flatMap((query) => {
    const data = parseCached(query.queryKey, query.state.data)
    const dataUpdatedAt = Math.min(query.state.dataUpdatedAt, now)
    if (data === undefined || now - dataUpdatedAt > thirtyDays) return []
    // The schema has checked what is read of a dehydrated query; the rest of it is the library's.
    return [{ ...query, state: { ...query.state, ...unasked, data, dataUpdatedAt } } as unknown as StoredQuery]
  })
  return { timestamp: Math.min(timestamp, now), buster, clientState: { queries, mutations: [] } }
}

/** What was read, without the failure of a later refresh: persisted data is good data. */
export function settled(client: PersistedClient): PersistedClient {
  return withQueries(
    client,
    client.clientState.queries.map((query) => ({
      ...query,
      state: { ...query.state, ...unasked },
    })),
  )
}

/** Ours, with theirs where we have none or an older one. */
export function merge(ours: PersistedClient, theirs: PersistedClient): PersistedClient {
  const all = new Map(ours.clientState.queries.map((query) => [query.queryHash, query]))
  if (theirs.buster === ours.buster)
    for (const query of theirs.clientState.queries) {
      const mine = all.get(query.queryHash)
      if (mine === undefined || mine.state.dataUpdatedAt < query.state.dataUpdatedAt) all.set(query.queryHash, query)
    }
  return withQueries(ours, [...all.values()])
}

/** As text of at most 2.5 million characters: the oldest details are left out first, the lists never. */
export function fit(client: PersistedClient): string {
  const text = JSON.stringify(client)
  if (text.length <= most) return text
  const details = client.clientState.queries
    .filter((query) => !isList(query))
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  const lists = onlyLists(client)
  let left = most - JSON.stringify(lists).length
  const persisted = details.filter((query) => {
    left -= JSON.stringify(query).length + 1
    return left >= 0
  })
  return JSON.stringify(withQueries(client, [...lists.clientState.queries, ...persisted]))
}

export function onlyLists(client: PersistedClient): PersistedClient {
  return withQueries(client, client.clientState.queries.filter(isList))
}

const isList = (query: StoredQuery) => readKey(query.queryKey).kind === 'list'

const withQueries = (client: PersistedClient, queries: StoredQuery[]): PersistedClient => ({
  ...client,
  clientState: { ...client.clientState, queries },
})
