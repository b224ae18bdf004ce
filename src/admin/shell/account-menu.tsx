import { Trans, useLingui } from '@lingui/react/macro'
import { IconLogout } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { signOut } from '@/auth/sign-out'
import { useAccount } from '@/auth/use-account'
import { buttonClass } from '@/ui/button/button'
import { notify } from '@/ui/toast/toasts'
import styles from './account-menu.module.css'
import { AccountName } from './account-name'
import { Avatar } from './avatar'

/** Who is signed in, as what, and the way out. */
export function AccountMenu() {
  const { t } = useLingui()
  const account = useAccount()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const leave = async () => {
    await signOut(queryClient)
    await navigate({ to: '/loginadmin', ignoreBlocker: true })
    notify('success', t`déconnexion réussie !`)
  }
  return (
    <div className={styles.account}>
      {account && (
        <>
          <Avatar src={account.avatar} name={account.name} />
          <AccountName account={account} />
        </>
      )}
      <button
        type="button"
        className={buttonClass('quiet', styles.leave)}
        title={t`Se déconnecter`}
        onClick={() => void leave()}
      >
        <IconLogout aria-hidden />
        <span className={styles.word}>
          <Trans>Se déconnecter</Trans>
        </span>
      </button>
    </div>
  )
}
