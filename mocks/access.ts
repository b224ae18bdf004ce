import { isAdministrator } from '@/contract/accounts'
import { fail } from './answers'
import { type Row, table } from './db'

/** Who may make a call: everybody, signed-in users, or administrators. */
export type Access = 'public' | 'signed in' | 'administrator'

const tokens = new Map<string, number>()

/** Opens a session for a user and returns its token. */
export function openSession(userId: number) {
  const token = crypto.randomUUID()
  tokens.set(token, userId)
  return token
}

export function closeSession(request: Request) {
  tokens.delete(tokenOf(request))
}

export function closeSessions() {
  tokens.clear()
}

/** Returns the signed-in user of a request. */
export function userOf(request: Request): Row | undefined {
  const id = tokens.get(tokenOf(request))
  return id === undefined ? undefined : table('users').find('id', id, 'fr')
}

/** Returns the refusal of a request: 401 without a valid token, 403 for a user who is no administrator. */
export function refusal(access: Access, request: Request): Response | undefined {
  if (access === 'public') return undefined
  const user = userOf(request)
  if (!user) return fail(request, 401, 'unauthenticated')
  if (access === 'administrator' && !isAdministrator({ type_user: String(user.type_user) })) {
    return fail(request, 403, 'forbidden')
  }
  return undefined
}

function tokenOf(request: Request) {
  return request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? ''
}
