import type { DataTag, Query, QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { inOrder, type RowOf, type Rows } from '@/contract/rows/define-rows'
import { findRow, recordPath } from './client'
import type { CallOptions } from './http'
import type { PublicRows, PublicRowsOf } from './parse-rows'
import { prerenderedRows } from './prerendered-rows'
import { readPublicRows } from './public-rows'
import { publicKey } from './query-keys'
import { readList, readOne } from './unwrap'

/** A visitor's read of all rows of a resource, in their order. It is persisted for reading offline. */
export function listQuery<R extends Rows>(resource: R, locale: string) {
  return publicQuery<R>(publicKey(resource.name, 'list', locale), (context) =>
    readPublicRows(
      context,
      resource.path,
      (body) => inOrder(resource, readList(resource, body)),
      { locale },
      () => prerenderedRows(resource),
    ),
  )
}

/** A visitor's read of one record by its id or slug. It is persisted for reading offline. */
export function recordQuery<R extends Rows>(resource: R, key: number | string, locale: string) {
  const [path, rowOf]: [string, (body: unknown) => RowOf<R>] =
    resource.one === 'path'
      ? [recordPath(resource, key), (body) => readOne(resource.row, body)]
      : [resource.path, (body) => findRow(resource, key, readList(resource, body))]
  return publicQuery<R>(publicKey(resource.name, 'one', locale, String(key)), (context) =>
    readPublicRows(
      context,
      path,
      (body) => [rowOf(body)],
      { locale },
      (error) => (error.status === 404 ? undefined : prerenderedRows(resource, key)),
    ),
  )
}

function publicQuery<R extends Rows>(
  queryKey: QueryKey,
  queryFn: (context: QueryFunctionContext) => Promise<PublicRows<RowOf<R>>>,
) {
  return {
    // The tag is a type only: getQueryData infers the data from it.
    queryKey: queryKey as DataTag<QueryKey, PublicRowsOf<R>>,
    queryFn,
    meta: { persist: true } as const,
  }
}

/** Returns the rows of a public list in the query cache, [] where it has not been read. */
export function cachedRows<R extends Rows>(queryClient: QueryClient, resource: R, locale: string) {
  return queryClient.getQueryData(listQuery(resource, locale).queryKey)?.rows ?? []
}

/** Returns the data of a public read; undefined for any other read, or before it was answered. */
export function publicRowsOf({
  meta,
  state: { data },
}: Pick<Query, 'meta' | 'state'>): PublicRows<unknown> | undefined {
  return meta?.['persist'] === true ? (data as PublicRows<unknown> | undefined) : undefined // as publicQuery reads it
}

/**
 * Returns a `staleTime` of `ms` milliseconds. Copies, partial lists and reads dated in the future (the device's clock was
 * corrected since) are stale at once.
 */
export const staleAfter = (ms: number) => (read: Pick<Query, 'meta' | 'state'>) => {
  const { failure, partial } = publicRowsOf(read) ?? {}
  return failure !== undefined || partial || read.state.dataUpdatedAt > Date.now() ? -Infinity : ms
}

/** Returns the options of a read that is never persisted; `queryKey` contains the language. */
export function query<Data>(queryKey: QueryKey, locale: string, call: (options: CallOptions) => Promise<Data>) {
  return {
    queryKey: queryKey as DataTag<QueryKey, Data>, // as in publicQuery
    queryFn: ({ signal }: QueryFunctionContext) => call({ signal, locale }),
  }
}
