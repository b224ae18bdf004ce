import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '@/ui/toast/toasts'
import { signOut } from './sign-out'

/** Signs out in every tab and says so; resolves when it is done. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return async () => {
    await signOut(queryClient)
    notify('success', t`déconnexion réussie !`)
  }
}
