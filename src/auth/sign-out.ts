import type { QueryClient } from '@tanstack/react-query'
import { logout } from '@/api/accounts'
import { getAccount, getToken, removeToken } from '@/api/token'
import { local } from '@/lib/storage'
import { dropTraces, type SignedOut, signedOutKey } from './tabs'

/** How long a sign-out waits for the provider, in milliseconds. */
const answerTimeoutMs = 5000

/**
 * Signs out in every tab: aborts calls, drops private data, and the user's unsaved input and drafts unless they are kept. A
 * failure at the provider is only logged.
 */
export async function signOut(queryClient: QueryClient, { keepsDrafts = false } = {}): Promise<void> {
  await queryClient.cancelQueries()
  const signedOut: SignedOut = { user: getAccount(), keepsDrafts }
  const token = getToken()
  local.write(signedOutKey, JSON.stringify(signedOut))
  local.remove(signedOutKey)
  const erasing = dropTraces(signedOut)
  removeToken()
  if (token !== null)
    await logout(token, { signal: AbortSignal.timeout(answerTimeoutMs) }).catch((error: unknown) =>
      console.warn('The provider has not confirmed the sign-out', error),
    )
  await erasing
}
