import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { getAccount } from '@/api/token'
import { loadCatalog } from '@/i18n/catalogs'
import { notify } from '@/ui/toast/toasts'
import type { Draft } from './drafts'
import { signOut } from './sign-out'

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
    const found = await ownDrafts()
    if (found.length === 0) return leave()
    await loadCatalog('admin')
    setDrafts(found)
  }
  return {
    leave: () => void ask(),
    question:
      drafts.length > 0 &&
      // Not in the bar or menu of its opener, which may be hidden.
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
