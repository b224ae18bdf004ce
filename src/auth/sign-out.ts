import type { QueryClient } from '@tanstack/react-query'
import { getToken, removeToken } from '@/api/token'
import { eraseAllDrafts } from './drafts'
import { endSession } from './ended-sessions'
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
    await endSession(token, AbortSignal.timeout(answerTimeoutMs)).catch((error: unknown) =>
      console.warn('The sign-out will be reported to the provider later', error),
    )
}
