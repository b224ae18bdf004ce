import type { QueryClient } from '@tanstack/react-query'
import { logout } from '@/api/accounts'
import { getToken, removeToken } from '@/api/token'
import { eraseAllDrafts } from './drafts'
import { announceSignOut } from './tabs'
import { letGoOfUnsavedInput } from './unsaved-input'

/** How long a sign-out waits for the provider, in milliseconds. */
const answerTimeoutMs = 5000

/** Signs out in every tab: aborts calls, drops private data and drafts. A failure at the provider is only logged. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries()
  announceSignOut()
  const token = getToken()
  letGoOfUnsavedInput()
  eraseAllDrafts()
  removeToken()
  if (token !== null)
    await logout(token, { signal: AbortSignal.timeout(answerTimeoutMs) }).catch((error: unknown) =>
      console.warn('The provider has not confirmed the sign-out', error),
    )
}
