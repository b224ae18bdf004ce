import type { DataTag, Query, QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import type { RowOf, Rows } from '@/contract/rows/define-rows'
import { findRow, recordPath } from './client'
import type { CallOptions } from './http'
import { type PublicRows, type PublicRowsOf, readPublicRows } from './public-rows'
import { publicKey } from './query-keys'
import { readList, readOne } from './unwrap'

/** What a visitor reads: the rows of a resource. Persisted for reading offline. */
export function listQuery<R extends Rows>(resource: R, locale: string) {
  return publicQuery<R>(publicKey(resource.name, 'list', locale), (context) =>
    readPublicRows(context, resource.path, (body) => readList(resource, body), { locale }, { resource, locale }),
  )
}

/** What a visitor reads: one record by its id or slug. Persisted for reading offline. */
export function recordQuery<R extends Rows>(resource: R, key: number | string, locale: string) {
  return publicQuery<R>(publicKey(resource.name, 'one', locale, String(key)), (context) =>
    resource.one === 'path'
      ? readPublicRows(context, recordPath(resource, key), (body) => [readOne(resource.row, body)], { locale })
      : readPublicRows(context, resource.path, (body) => [findRow(resource, key, readList(resource, body))], {
          locale,
        }),
  )
}

function publicQuery<R extends Rows>(
  queryKey: QueryKey,
  queryFn: (context: QueryFunctionContext) => Promise<PublicRows<RowOf<R>>>,
) {
  return {
    // The tag lives in the type alone: it tells getQueryData what the key holds.
    queryKey: queryKey as DataTag<QueryKey, PublicRowsOf<R>>,
    queryFn,
    meta: { persist: true } as const,
  }
}

/** The rows of a public list that the query cache holds; none where it holds none. */
export function cachedRows<R extends Rows>(queryClient: QueryClient, resource: R, locale: string) {
  return queryClient.getQueryData(listQuery(resource, locale).queryKey)?.rows ?? []
}

/** What a public read holds; undefined for another one, or where it has not been read. */
export function publicRowsOf({
  meta,
  state: { data },
}: Pick<Query, 'meta' | 'state'>): PublicRows<unknown> | undefined {
  return meta?.['persist'] === true ? (data as PublicRows<unknown> | undefined) : undefined // as publicQuery reads it
}

/**
 * A `staleTime`: a read counts as fresh for so many milliseconds. One from the future was made before the clock was put
 * right, and copies and partial lists are read again.
 */
export const staleAfter = (ms: number) => (read: Pick<Query, 'meta' | 'state'>) => {
  const { failure, partial } = publicRowsOf(read) ?? {}
  return failure !== undefined || partial || read.state.dataUpdatedAt > Date.now() ? -Infinity : ms
}

/** Options of a read that is never persisted, its language being in the key. */
export function query<Data>(queryKey: QueryKey, locale: string, call: (options: CallOptions) => Promise<Data>) {
  return {
    queryKey: queryKey as DataTag<QueryKey, Data>, // as in publicQuery
    queryFn: ({ signal }: QueryFunctionContext) => call({ signal, locale }),
  }
}
