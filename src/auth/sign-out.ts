import type { QueryClient } from '@tanstack/react-query'
import { logout } from '@/api/accounts'
import { getAccount, getToken, removeToken } from '@/api/token'
import { local, session } from '@/lib/storage'
import { letGoOfUnsavedInput } from './unsaved-input'

/** How long a sign-out waits for the provider, in milliseconds. */
const answerTimeoutMs = 5000

/** The state of each list of the back office in this tab, by screen. A search may contain a name. */
export const listPrefix = 'list:admin:'

/** Of a deliberate sign-out, in every tab: a removed token alone may mean that the session expired. */
export const signedOutKey = 'signed-out'

/** A user who has signed out, and whether the drafts stay for their next sign-in on this device. */
export interface SignedOut {
  user: number | undefined
  keepsDrafts: boolean
}

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

/** Drops what a user leaves in this tab, and their drafts on the device. Those of an unknown user stay: they are shown to nobody else. */
export async function dropTraces({ user, keepsDrafts }: SignedOut): Promise<void> {
  session.removeAll(listPrefix)
  if (keepsDrafts) return
  letGoOfUnsavedInput()
  if (user === undefined) return
  const { eraseDraftsOf } = await import('./drafts')
  await eraseDraftsOf(user)
}
