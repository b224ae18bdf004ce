import type { DataTag, QueryFunctionContext, QueryKey } from '@tanstack/query-core'
import type { Rows } from '@/contract/rows/define-rows'
import { list, read } from './client'
import type { CallOptions } from './http'

// Keys go from general to specific, and the language is in each:
//   ['public', name, 'list', locale]            ['admin', name, 'list', locale, search]
//   ['public', name, 'one', locale, key]        ['admin', name, 'one', locale, key]
//   ['public', 'villes', 'of', locale, pays]    ['admin', 'users', 'list' | 'count', locale, …]
//   ['account', 'me', locale]
// Only `public` keys carry `meta.persist`: people's data and the back office are never kept in the browser.

/** What a visitor reads: the rows of a resource. Kept for reading offline. */
export function listQuery<R extends Rows>(resource: R, locale: string) {
  return query(['public', resource.name, 'list', locale], locale, (options) => list(resource, options), kept)
}

/** What a visitor reads: one record by its id or slug. Kept for reading offline. */
export function recordQuery<R extends Rows>(resource: R, key: number | string, locale: string) {
  return query(['public', resource.name, 'one', locale, String(key)], locale, (o) => read(resource, key, o), kept)
}

const kept = { persist: true } as const

/** Options of a read, its language being in the key. */
export function query<Data>(
  queryKey: QueryKey,
  locale: string,
  call: (options: CallOptions) => Promise<Data>,
  meta?: typeof kept,
) {
  return {
    // The tag lives in the type alone: it tells getQueryData what the key holds.
    queryKey: queryKey as DataTag<QueryKey, Data>,
    queryFn: ({ signal }: QueryFunctionContext) => call({ signal, locale }),
    ...(meta && { meta }),
  }
}
