import * as v from 'valibot'
import { logout } from '@/api/accounts'
import { ApiError } from '@/api/errors'
import { endedTokensKey, getToken } from '@/api/token'
import { local } from '@/lib/storage'

// The tokens of sessions that were ended here and that the provider has not heard of: each is stored until a logout with
// it is answered, and used for nothing else.

const tokens = v.fallback(v.array(v.string()), [])
const endedSessions = () => v.parse(tokens, local.readJson(endedTokensKey))

/** Ends a session: the provider is told now, or at the next contact. Rejects when it is not told now. */
export async function endSession(token: string, signal: AbortSignal): Promise<void> {
  write([...endedSessions().filter((other) => other !== token), token])
  try {
    await logout(token, { signal })
  } catch (error) {
    // Whatever else it answers, it does not hold the session for open.
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error
  }
  write(endedSessions().filter((other) => other !== token))
}

/** Tells the provider of the sessions that it has not heard of. What fails again waits for the next contact. */
export async function reportEndedSessions(): Promise<void> {
  const present = getToken()
  // The provider has given the same token anew: that session has begun again.
  if (present !== null && endedSessions().includes(present)) write(endedSessions().filter((other) => other !== present))
  for (const token of endedSessions()) {
    if (reporting.has(token)) continue
    reporting.add(token)
    await endSession(token, AbortSignal.timeout(answerTimeoutMs)).catch(() => undefined)
    reporting.delete(token)
  }
}

const reporting = new Set<string>()

/** In milliseconds. */
const answerTimeoutMs = 60_000

function write(next: readonly string[]) {
  if (next.length === 0) local.remove(endedTokensKey)
  else local.write(endedTokensKey, JSON.stringify(next))
}
