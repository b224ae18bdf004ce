import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { logout } from '@/api/accounts'
import { getAccount, getToken, removeToken } from '@/api/token'
import { loadCatalog } from '@/i18n/catalogs'
import { local } from '@/lib/storage'
import { notify } from '@/ui/toast/toasts'
import type { Draft } from './drafts'
import { dropTraces, type SignedOut, signedOutKey } from './tabs'

/**
 * Returns a function that signs out in every tab, shows a message and calls `onDone`. Where the user has drafts on this device,
 * `question` asks first.
 */
export function useSignOut(onDone: () => void): { leave: () => void; question: ReactNode } {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  async function leave(options?: { keepsDrafts: boolean }) {
    setDrafts([])
    await signOut(queryClient, options)
    notify('success', t`déconnexion réussie !`)
    onDone()
  }
  async function ask() {
    const userDrafts = await ownDrafts()
    if (userDrafts.length === 0) return leave()
    await loadCatalog('admin')
    setDrafts(userDrafts)
  }
  return {
    leave: () => void ask(),
    question:
      drafts.length > 0 &&
      // The question is not inside the bar or the menu that opens it, which may be hidden.
      createPortal(
        <Suspense>
          <SignOutQuestion drafts={drafts} onStay={() => setDrafts([])} onLeave={(options) => void leave(options)} />
        </Suspense>,
        document.body,
      ),
  }
}

const SignOutQuestion = lazy(async () => ({ default: (await import('./sign-out/question')).SignOutQuestion }))

async function ownDrafts(): Promise<readonly Draft[]> {
  const user = getAccount()
  return user === undefined ? [] : (await import('./drafts')).listDrafts(user)
}

/** How long a sign-out waits for the provider, in milliseconds. */
const signOutTimeoutMs = 5000

/**
 * Signs out in every tab: aborts calls, drops private data, and the user's unsaved input and drafts unless they are kept. A
 * failure at the provider is only logged.
 */
async function signOut(queryClient: QueryClient, { keepsDrafts = false } = {}): Promise<void> {
  await queryClient.cancelQueries()
  const signedOut: SignedOut = { user: getAccount(), keepsDrafts }
  const token = getToken()
  local.write(signedOutKey, JSON.stringify(signedOut))
  local.remove(signedOutKey)
  const erasing = dropTraces(signedOut)
  removeToken()
  if (token !== null)
    await logout(token, { signal: AbortSignal.timeout(signOutTimeoutMs) }).catch((error: unknown) =>
      console.warn('The provider has not confirmed the sign-out', error),
    )
  await erasing
}
