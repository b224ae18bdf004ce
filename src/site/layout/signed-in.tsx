import { Trans } from '@lingui/react/macro'
import { IconLayoutDashboard, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { isAdministrator } from '@/contract/accounts'
import { useAccount } from '@/session/use-account'
import { useSignOut } from '@/session/use-sign-out'
import { Button, buttonClass } from '@/ui/button'
import styles from './signed-in.module.css'

/** Who is signed in, the dashboard for administrators, and the way out. */
export function SignedIn({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const account = useAccount()
  const signOut = useSignOut()
  const leave = async () => {
    await signOut()
    onChoose?.()
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
