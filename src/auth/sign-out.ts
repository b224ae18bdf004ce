import type { QueryClient } from '@tanstack/react-query'
import { getToken, removeToken } from '@/api/token'
import { eraseJournal } from './admin-journal'
import { eraseAllDrafts } from './drafts'
import { endSession } from './ended-sessions'
import { announceSignOut } from './tabs'
import { letGoOfUnsavedInput } from './unsaved-input'

/** How long the provider may take to hear of a sign-out, in milliseconds: nobody waits longer. */
const answerTimeoutMs = 5000

/** Signs out in every tab: calls are aborted, what was read and typed is dropped. A failure is only logged. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries()
  announceSignOut()
  const token = getToken()
  letGoOfUnsavedInput()
  eraseAllDrafts()
  eraseJournal()
  removeToken()
  if (token !== null)
    await endSession(token, AbortSignal.timeout(answerTimeoutMs)).catch((error: unknown) =>
      console.warn('The provider will hear of the sign-out at the next contact', error),
    )
}
