import { Trans, useLingui } from '@lingui/react/macro'
import { IconLayoutDashboard, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isAdministrator } from '@/contract/accounts'
import { signOut } from '@/session/sign-out'
import { useAccount } from '@/session/use-account'
import { Button, buttonClass } from '@/ui/button'
import { notify } from '@/ui/toasts'
import styles from './signed-in.module.css'

/** Who is signed in, the dashboard for administrators, and the way out. */
export function SignedIn({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const account = useAccount()
  const leave = async () => {
    await signOut(queryClient)
    onChoose?.()
    notify('success', t`déconnexion réussie !`)
  }
  return (
    <>
      {account && (
        <span className={styles.name} title={account.email}>
          <IconUserCircle aria-hidden />
          <span className="visually-hidden">
            <Trans>Connecté :</Trans>{' '}
          </span>
          <span className={styles.text}>{account.name}</span>
        </span>
      )}
      {account && isAdministrator(account) && (
        <Link to="/Admin/dashboard" className={buttonClass('quiet')} onClick={onChoose}>
          <IconLayoutDashboard aria-hidden />
          <Trans>Tableau de bord</Trans>
        </Link>
      )}
      <Button look="quiet" onClick={() => void leave()}>
        <IconLogout aria-hidden />
        <Trans>Se déconnecter</Trans>
      </Button>
    </>
  )
}
