import type { DataTag, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import type { Rows } from '@/contract/rows/define-rows'
import { list, read } from './client'
import { currentConnection } from './connection'
import type { CallOptions } from './http'
import { publicKey } from './query-keys'

/** What a visitor reads: the rows of a resource. Persisted for reading offline. */
export function listQuery<R extends Rows>(resource: R, locale: string) {
  return query(publicKey(resource.name, 'list', locale), locale, (options) => list(resource, options), persisted)
}

/** What a visitor reads: one record by its id or slug. Persisted for reading offline. */
export function recordQuery<R extends Rows>(resource: R, key: number | string, locale: string) {
  return query(publicKey(resource.name, 'one', locale, String(key)), locale, (o) => read(resource, key, o), persisted)
}

const persisted = { persist: true } as const

/** Options of a read, its language being in the key. */
export function query<Data>(
  queryKey: QueryKey,
  locale: string,
  call: (options: CallOptions) => Promise<Data>,
  meta?: typeof persisted,
) {
  return {
    // The tag lives in the type alone: it tells getQueryData what the key holds.
    queryKey: queryKey as DataTag<QueryKey, Data>,
    queryFn: ({ signal }: QueryFunctionContext) =>
      call({ signal, locale }).catch(async (error: unknown) => {
        if (meta) await currentConnection().onReadFailed?.(queryKey, error)
        throw error
      }),
    ...(meta && { meta }),
  }
}
