import type { DataTag, Query, QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { inOrder, type RowOf, type Rows } from '@/contract/rows/define-rows'
import { ApiError, hasStatus } from './errors'
import type { Answer, CallOptions } from './http'
import type { PublicRows, PublicRowsOf } from './parse-rows'
import { prerenderedAsOf, prerenderedRows } from './prerendered-rows'
import { allPublicOf, publicKey } from './query-keys'
import { askWhole, recordPath } from './reads'
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

/**
 * A visitor's read of one record by its id or slug, which is persisted for reading offline. Where the provider has no record of
 * this key the data has no row, so that a withdrawn record stays gone on this device, and is gone from its lists too.
 */
export function recordQuery<R extends Rows>(resource: R, key: number | string, locale: string) {
  return publicQuery<R>(publicKey(resource.name, 'one', locale, String(key)), async (context) => {
    try {
      return await readPublicRows(
        context,
        recordPath(resource, key),
        (body) => [readOne(resource.row, body)],
        { locale },
        (error) => (isGone(error) ? undefined : prerenderedRows(resource, key)),
      )
    } catch (error) {
      if (!isGone(error)) throw error
      removeRecord(context.client, resource, key)
      return { rows: [] }
    }
  })
}

/** Removes a record from everything that was read, in each language. */
function removeRecord(client: QueryClient, resource: Rows, key: number | string): void {
  const isOther = (row: object) => Reflect.get(row, resource.key) !== key
  for (const cached of client.getQueryCache().findAll({ queryKey: allPublicOf(resource) })) {
    const read = publicRowsOf(cached) as PublicRows<object> | undefined // as its schema has parsed it
    if (!read || read.rows.every(isOther)) continue
    // A millisecond later than the same read in other tabs, which so take over the removal.
    const updatedAt = cached.state.dataUpdatedAt + 1
    client.setQueryData(cached.queryKey, { ...read, rows: read.rows.filter(isOther) }, { updatedAt })
  }
}

const isGone = (error: unknown) => hasStatus(error, 404) || hasStatus(error, 410)

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

// The sources of a public read, in this order: the provider, with the web server's copy of its answer (deploy/nginx.conf)
// behind it, the rows cached on the device (the query's own data), the rows in the document.

/**
 * Reads the rows at `path`; `rowsOf` parses the answer. Where nothing else can be shown, the first page of several is set as a
 * part of the list while the others are read. Where the provider fails, and the device has no rows, resolves to those
 * of the document (`prerendered`); without them, and where the device has rows, rejects with the provider's `ApiError`.
 */
async function readPublicRows<Row>(
  { client, queryKey, signal }: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>,
  path: string,
  rowsOf: (body: unknown) => readonly Row[],
  options: CallOptions,
  prerendered: (error: ApiError) => readonly Row[] | undefined,
): Promise<PublicRows<Row>> {
  const current = client.getQueryData<PublicRows<Row>>(queryKey)
  try {
    const showFirst = ({ body, asOf }: Answer) => {
      const rows = rowsOf(body)
      if (rows.length > 0) client.setQueryData<PublicRows<Row>>(queryKey, { rows, asOf, partial: true })
    }
    const { answer, failure } = await askWhole(path, {
      ...options,
      signal,
      onFirstPage: current || prerenderedAsOf(queryKey) ? undefined : showFirst,
    })
    // Where a provider's lists begin with the oldest rows, the first pages are not those that readers look for.
    if (failure && (current ? !current.partial : prerendered(failure))) throw failure
    const rows = rowsOf(answer.body)
    if (failure) return { rows, asOf: answer.asOf, partial: true, failure: failure.status }
    if (answer.isCopy && (current?.asOf ?? 0) >= (answer.asOf ?? 0)) throw new ApiError(badGateway)
    return { rows, asOf: answer.asOf, ...(answer.isCopy && { failure: badGateway }) }
  } catch (error) {
    if (signal.aborted || !(error instanceof ApiError) || error.status === 401) throw error
    const rows = current ? undefined : prerendered(error)
    if (!rows) throw error
    return { rows, asOf: prerenderedAsOf(queryKey), partial: true, failure: error.status }
  }
}

/** Stands for the provider's failure where the web server answered in its place and does not say which it was. */
const badGateway = 502
