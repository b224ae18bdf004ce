import { Trans } from '@lingui/react/macro'
import { IconLayoutDashboard, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useAccount } from '@/auth/use-account'
import { useSignOut } from '@/auth/use-sign-out'
import { isAdministrator, type User } from '@/contract/accounts'
import { Button, buttonClass } from '@/ui/button/button'
import { DisclosureMenu } from '@/ui/menu/disclosure-menu'
import styles from './signed-in.module.css'

/** The account, a link to the dashboard for administrators, and the sign-out; under a button in the header. */
export function SignedIn({ variant, onChoose }: { variant: 'header' | 'drawer'; onChoose?: (() => void) | undefined }) {
  const account = useAccount()
  if (variant === 'header') return <AccountDisclosure account={account} />
  return (
    <>
      {account && <Name account={account} />}
      {account && <Purpose account={account} />}
      <Actions account={account} onChoose={onChoose} />
    </>
  )
}

function AccountDisclosure({ account }: { account: User | undefined }) {
  return (
    <DisclosureMenu
      label={account ? <Name account={account} /> : <Trans>Mon compte</Trans>}
      buttonClassName={buttonClass('quiet', styles.opener)}
      panelClassName={styles.panel}
    >
      {(close) => (
        <>
          {account && (
            <p className={`note ${styles.who}`}>
              <strong>{account.name}</strong>
              {account.email}
              <Purpose account={account} />
            </p>
          )}
          <Actions account={account} onChoose={close} />
        </>
      )}
    </DisclosureMenu>
  )
}

function Name({ account }: { account: User }) {
  return (
    <span className={`small strong ${styles.name}`}>
      <IconUserCircle aria-hidden />
      <span className="visually-hidden">
        <Trans>Connecté :</Trans>{' '}
      </span>
      <span className={`clamp ${styles.person}`}>{account.name}</span>
    </span>
  )
}

/** What the account of a visitor is for. */
function Purpose({ account }: { account: User }) {
  if (isAdministrator(account)) return null
  return (
    <span className={`note ${styles.purpose}`}>
      <Trans>Grâce à votre compte, la Caisse sait qui vous êtes et comment vous joindre.</Trans>
    </span>
  )
}

function Actions({ account, onChoose }: { account: User | undefined; onChoose: (() => void) | undefined }) {
  const { leave, question } = useSignOut(() => onChoose?.())
  return (
    <>
      {account && isAdministrator(account) && (
        <Link to="/Admin/dashboard" className={buttonClass('quiet')} onClick={onChoose}>
          <IconLayoutDashboard aria-hidden />
          <Trans>Tableau de bord</Trans>
        </Link>
      )}
      <Button look="quiet" onClick={leave}>
        <IconLogout aria-hidden />
        <Trans>Se déconnecter</Trans>
      </Button>
      {question}
    </>
  )
}
