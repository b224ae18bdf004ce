import type { UserType } from '@/contract/accounts'
import type { Rows } from '@/contract/rows/define-rows'
import { cities, countUsers, me, newestUsers } from './accounts'
import { query } from './queries'
import { accountKey, adminKey, publicKey } from './query-keys'
import { list, read } from './reads'

// The reads of forms, of the back office and of the signed-in user. They are never persisted.

/** The cities of a country, for registration. */
export function citiesQuery(pays: number, locale: string) {
  return query(publicKey('villes', 'of', locale, pays), locale, (options) => cities(pays, options))
}

/** The rows of a resource for the back office; `search` is sent to the provider. */
export function adminListQuery<R extends Rows>(resource: R, locale: string, search = '') {
  return query(adminKey(resource.name, 'list', locale, search), locale, (o) => list(resource, { ...o, search }))
}

/** One record for the back office, by its id. */
export function adminRecordQuery<R extends Rows>(resource: R, id: number, locale: string) {
  return query(adminKey(resource.name, 'one', locale, id), locale, (options) => read(resource, id, options))
}

/** The users who were created last, with others. */
export function newestUsersQuery(locale: string) {
  return query(adminKey('users', 'list', locale), locale, newestUsers)
}

export function userCountQuery(type: UserType, locale: string) {
  return query(adminKey('users', 'count', locale, type), locale, (options) => countUsers(type, options))
}

/** The signed-in user. */
export function meQuery(locale: string) {
  return query(accountKey(locale), locale, me)
}
