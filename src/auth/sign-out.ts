import type { QueryClient } from '@tanstack/react-query'
import { logout } from '@/api/accounts'
import { getAccount, getToken, removeToken } from '@/api/token'
import { eraseDraftsOf } from './drafts'
import { announceSignOut } from './tabs'
import { letGoOfUnsavedInput } from './unsaved-input'

/** How long a sign-out waits for the provider, in milliseconds. */
const answerTimeoutMs = 5000

/**
 * Signs out in every tab: aborts calls, drops private data, and the user's unsaved input and drafts. A failure at the
 * provider is only logged.
 */
export async function signOut(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries()
  const user = getAccount()
  const token = getToken()
  announceSignOut(user)
  letGoOfUnsavedInput()
  const erasing = eraseDraftsOf(user)
  removeToken()
  if (token !== null)
    await logout(token, { signal: AbortSignal.timeout(answerTimeoutMs) }).catch((error: unknown) =>
      console.warn('The provider has not confirmed the sign-out', error),
    )
  await erasing
}
