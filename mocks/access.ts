import { isAdministrator } from '@/contract/accounts'
import { fail } from './answers'
import { type Row, table } from './db'

/** Who may make a call: everybody, anyone signed in, or an administrator. */
export type Access = 'public' | 'signed in' | 'administrator'

const tokens = new Map<string, number>()

/** Opens a session for a user and gives its token. */
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

/** The signed-in user of a request. */
export function userOf(request: Request): Row | undefined {
  const id = tokens.get(tokenOf(request))
  return id === undefined ? undefined : table('users').find('id', id, 'fr')
}

/** The refusal of a request that may not pass: 401 without a valid token, 403 for who is not administrator. */
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
