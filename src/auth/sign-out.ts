import type { QueryClient } from '@tanstack/react-query'
import { logout } from '@/api/accounts'
import { eraseAllDrafts } from './drafts'
import { announceSignOut } from './tabs'
import { letGoOfUnsavedInput } from './unsaved-input'

/** How long the provider may take to hear of a sign-out, in milliseconds: nobody waits longer. */
const patience = 5000

/** Signs out in every tab: calls are aborted, what was read and typed is dropped. A failure is only logged. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries()
  announceSignOut()
  await logout({ signal: AbortSignal.timeout(patience) }).catch((error: unknown) =>
    console.warn('The provider did not hear of the sign-out', error),
  )
  letGoOfUnsavedInput()
  eraseAllDrafts()
}
