import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '@/ui/toast/toasts'
import { signOut } from './sign-out'

/** Returns a function that signs out in every tab and shows a message. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return async () => {
    await signOut(queryClient)
    notify('success', t`déconnexion réussie !`)
  }
}
