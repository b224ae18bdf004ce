import type { QueryKey } from '@tanstack/query-core'
import type { UserType } from '@/contract/accounts'
import type { Rows } from '@/contract/rows/define-rows'
import { countUsers, me, users } from './accounts'
import { cities } from './cities'
import { list, read } from './client'
import { query } from './queries'

// What forms, the back office and the signed-in user read; none of it is ever kept in the browser.

/** The cities of a country, for registration. */
export function citiesQuery(pays: number, locale: string) {
  return query(['public', 'villes', 'of', locale, pays], locale, (options) => cities(pays, options))
}

/** The rows of a resource for the back office, `search` being the provider's. */
export function adminListQuery<R extends Rows>(resource: R, locale: string, search = '') {
  return query(['admin', resource.name, 'list', locale, search], locale, (o) => list(resource, { ...o, search }))
}

/** One record for the back office, by its id or slug. */
export function adminRecordQuery<R extends Rows>(resource: R, key: number | string, locale: string) {
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
export function staleKeys(resource: Rows): QueryKey[] {
  return [
    ['public', resource.name],
    ['admin', resource.name],
  ]
}
