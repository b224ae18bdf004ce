import * as v from 'valibot'
import { logout } from '@/api/accounts'
import { ApiError } from '@/api/errors'
import { endedTokensKey, getToken } from '@/api/token'
import { local } from '@/lib/storage'

// The tokens of ended sessions that the provider has not confirmed: each is stored until its logout is answered, and used
// for nothing else.

const tokens = v.fallback(v.array(v.string()), [])
const endedSessions = () => v.parse(tokens, local.readJson(endedTokensKey))

/** Ends a session at the provider. Rejects when that fails; it is tried again when the connection is back. */
export async function endSession(token: string, signal: AbortSignal): Promise<void> {
  write([...endedSessions().filter((other) => other !== token), token])
  try {
    await logout(token, { signal })
  } catch (error) {
    // Any other answer means that the session is no longer open.
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error
  }
  write(endedSessions().filter((other) => other !== token))
}

/** Sends the logouts that the provider has not confirmed. */
export async function reportEndedSessions(): Promise<void> {
  const present = getToken()
  // The provider has issued the same token again for a new session.
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
