import type { DataTag, QueryFunctionContext, QueryKey } from '@tanstack/query-core'
import type { UserType } from '@/contract/accounts'
import type { Resource } from '@/contract/resource'
import { countUsers, me, users } from './accounts'
import { cities } from './cities'
import { list, read } from './client'
import type { CallOptions } from './http'

// Keys go from general to specific, and the language is in each:
//   ['public', name, 'list', locale]            ['admin', name, 'list', locale, search]
//   ['public', name, 'one', locale, key]        ['admin', name, 'one', locale, key]
//   ['public', 'villes', 'of', locale, pays]    ['admin', 'users', 'list' | 'count', locale, …]
//   ['account', 'me', locale]
// Only `public` keys carry `meta.persist`: people's data and the back office are never kept in the browser.

/** What a visitor reads: the rows of a resource. Kept for reading offline. */
export function listQuery<R extends Resource>(resource: R, locale: string) {
  return query(['public', resource.name, 'list', locale], locale, (options) => list(resource, options), kept)
}

/** What a visitor reads: one record by its id or slug. Kept for reading offline. */
export function recordQuery<R extends Resource>(resource: R, key: number | string, locale: string) {
  return query(['public', resource.name, 'one', locale, String(key)], locale, (o) => read(resource, key, o), kept)
}

/** The cities of a country, for registration. */
export function citiesQuery(pays: number, locale: string) {
  return query(['public', 'villes', 'of', locale, pays], locale, (options) => cities(pays, options))
}

/** The rows of a resource for the back office, `search` being the provider's. */
export function adminListQuery<R extends Resource>(resource: R, locale: string, search = '') {
  return query(['admin', resource.name, 'list', locale, search], locale, (o) => list(resource, { ...o, search }))
}

/** One record for the back office, by its id or slug. */
export function adminRecordQuery<R extends Resource>(resource: R, key: number | string, locale: string) {
  return query(['admin', resource.name, 'one', locale, String(key)], locale, (options) => read(resource, key, options))
}

export function usersQuery(locale: string) {
  return query(['admin', 'users', 'list', locale], locale, users)
}

export function userCountQuery(type: UserType, locale: string) {
  return query(['admin', 'users', 'count', locale, type], locale, (options) => countUsers(type, options))
}

/** The signed-in user. */
export function meQuery(locale: string) {
  return query(['account', 'me', locale], locale, me)
}

/** The keys a write to a resource makes stale, in every language: `{ queryKey: … }` for each. */
export function staleKeys(resource: Resource): QueryKey[] {
  return [
    ['public', resource.name],
    ['admin', resource.name],
  ]
}

const kept = { persist: true } as const

function query<Data>(
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
