import {
  accountPaths,
  type Credentials,
  citiesOfCountry,
  type PartenaireRegistration,
  type Session,
  session,
  type UsagerRegistration,
  type UserType,
  user,
  userCount,
  usersOfType,
} from '@/contract/accounts'
import { villes } from '@/contract/villes'
import { type CallOptions, request } from './http'
import { withTimeout } from './lost-answer'
import { pageCount, requestWhole } from './reads'
import { setToken } from './token'
import { readList, readOne, readRows } from './unwrap'

/** Signs in and keeps the token. A refusal is a 401 `ApiError` that signs nobody out. */
export function login(credentials: Credentials, options: CallOptions = {}) {
  return open(accountPaths.login, credentials, options)
}

/** Registers a citizen and keeps the token of the answer. Refused fields are in the `ApiError`. */
export function registerUsager(registration: UsagerRegistration, options: CallOptions = {}) {
  return open(accountPaths.usager, registration, options)
}

/** Registers a partner and keeps the token of the answer. Refused fields are in the `ApiError`. */
export function registerPartenaire(registration: PartenaireRegistration, options: CallOptions = {}) {
  return open(accountPaths.partenaire, registration, options)
}

/** Ends the session of a token at the provider, whichever is stored. */
export async function logout(token: string, options: CallOptions = {}): Promise<void> {
  await request(accountPaths.logout, { ...options, token, method: 'POST', expectsUnauthorized: true })
}

export async function me(options: CallOptions = {}) {
  return readOne(user, await request(accountPaths.me, options))
}

/**
 * Returns all users, or of a provider that answers in pages those of the first and of the last two: one of its ends has the
 * newest users.
 */
export async function newestUsers(options: CallOptions = {}) {
  const first = await request(accountPaths.users, options)
  const count = pageCount(first)
  const ends = [count - 1, count].filter((page) => page > 1)
  const others = ends.map((page) => request(`${accountPaths.users}?page=${page}`, options))
  return [first, ...(await Promise.all(others))].flatMap((page) => readRows(user, page, 'users'))
}

/** How many users there are of one type. */
export async function countUsers(type: UserType, options: CallOptions = {}) {
  return readOne(userCount, await request(usersOfType(type), options)).total
}

async function open(path: string, body: object, options: CallOptions): Promise<Session> {
  const call = { ...options, method: 'POST', body: JSON.stringify(body), expectsUnauthorized: true } as const
  const answer = await withTimeout(options.signal, (signal) => request(path, { ...call, signal }))
  const newSession = readOne(session, answer)
  setToken(newSession.token, newSession.user.id)
  return newSession
}

/** The cities of one country. */
export async function cities(pays: number, options: CallOptions = {}) {
  return readList(villes, (await requestWhole(citiesOfCountry(pays), options)).body)
}
