import { isAdministrator } from '@/contract/accounts'
import { say } from './answers'
import { type Row, table } from './db'

/** Who may make a call: everybody, signed-in users, or administrators. */
export type Access = 'public' | 'signed in' | 'administrator'

/** Opens a session for a user and returns its token. */
export function openSession(userId: number): string {
  const token = crypto.randomUUID()
  table('sessions').create({ token, user_id: userId })
  return token
}

export function closeSession(request: Request) {
  table('sessions').remove({ where: { token: { equals: tokenOf(request) } } })
}

/** Returns the signed-in user of a request. */
export function userOf(request: Request): Row | undefined {
  const session = table('sessions').findFirst({ where: { token: { equals: tokenOf(request) } } })
  return session && table('users').findFirst({ where: { id: { equals: session.user_id } } })
}

/** Returns the refusal of a request: 401 without a valid token, 403 for a user who is no administrator. */
export function refusal(access: Access, request: Request): Response | undefined {
  if (access === 'public') return undefined
  const user = userOf(request)
  if (!user) return say(request, 'unauthenticated', 401)
  if (access === 'administrator' && !isAdministrator({ type_user: String(user.type_user) })) {
    return say(request, 'forbidden', 403)
  }
  return undefined
}

function tokenOf(request: Request) {
  return request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? ''
}
