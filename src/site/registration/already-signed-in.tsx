import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowRight, IconHome, IconLayoutDashboard, IconLogout } from '@tabler/icons-react'
import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { destination, isDefault } from '@/auth/destination'
import { useAccount } from '@/auth/use-account'
import { useSignOut } from '@/auth/use-sign-out'
import { isAdministrator, type User } from '@/contract/accounts'
import { focusTarget } from '@/lib/focus-target'
import { pageTitle } from '@/site/head/page-head'
import { Button, buttonClass } from '@/ui/button/button'
import { useDocumentTitle } from '@/ui/page-header/use-document-title'
import { AccountFrame } from './account-frame'
import frame from './account-frame.module.css'
import styles from './already-signed-in.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page is reached from a registration that has just succeeded. */
    isRegistered?: boolean
  }
}

const types: Readonly<Record<string, MessageDescriptor>> = {
  usager: msg`Compte d’usager`,
  partenaire: msg`Compte de partenaire`,
  administrateur: msg`Compte d’administrateur`,
}

/**
 * Takes the place of the sign-in and registration forms while somebody is signed in: who that is, and what to do next.
 * `redirect` is the page that was asked for before signing in. With `asksForAnother` somebody wants to register another account.
 */
export function AlreadySignedIn({
  redirect,
  asksForAnother = false,
}: {
  redirect?: string | undefined
  asksForAnother?: boolean
}) {
  const { t } = useLingui()
  const isRegistered = useRouterState({ select: ({ location }) => location.state.isRegistered === true })
  const account = useAccount()
  const title = isRegistered ? t`Votre compte est créé` : t`Vous êtes connecté`
  useDocumentTitle(pageTitle(title))
  return (
    <AccountFrame
      title={title}
      lead={
        isRegistered ? (
          <Trans>Vous êtes déjà connecté : il n’est pas nécessaire de saisir de nouveau vos identifiants.</Trans>
        ) : (
          <Trans>Grâce à votre compte, la Caisse sait qui vous êtes et comment vous joindre.</Trans>
        )
      }
      welcome={
        <>
          <strong>
            <Trans>Bienvenue à la Caisse des Dépôts et Consignations</Trans>
          </strong>
          <p>
            <Trans>Pour toute question sur votre compte, écrivez-nous depuis la page Contact.</Trans>
          </p>
        </>
      }
    >
      {account && <AccountFacts account={account} />}
      {asksForAnother && (
        <p className={styles.another}>
          <Trans>Pour créer un autre compte, déconnectez-vous d’abord.</Trans>
        </p>
      )}
      <NextSteps
        address={destination({ type_user: account?.type_user ?? '' }, redirect)}
        isAdmin={account !== undefined && isAdministrator(account)}
      />
    </AccountFrame>
  )
}

function AccountFacts({ account }: { account: User }) {
  const { t } = useLingui()
  const type = types[account.type_user.toLowerCase()]
  return (
    <dl className={`panel ${styles.account}`}>
      <dt>{t`Nom`}</dt>
      <dd>{account.name}</dd>
      <dt>{t`Adresse électronique`}</dt>
      <dd>{account.email}</dd>
      <dt>{t`Type de compte`}</dt>
      <dd>{type ? t(type) : account.type_user}</dd>
    </dl>
  )
}

/** Leads to `address`, the page that was asked for or the usual one, and signs out. */
function NextSteps({ address, isAdmin }: { address: string; isAdmin: boolean }) {
  const navigate = useNavigate()
  const { leave, question } = useSignOut(() => {
    // The focused button is removed with the account.
    const heading = document.querySelector('h1')
    if (heading) focusTarget(heading)
  })
  return (
    <div className={`buttons ${frame.actions} ${styles.actions}`}>
      {!isDefault(address) && (
        <Button onClick={() => void navigate({ href: address })}>
          <IconArrowRight aria-hidden />
          <Trans>Ouvrir la page demandée</Trans>
        </Button>
      )}
      {isAdmin && (
        <Link to="/Admin/dashboard" className={buttonClass(isDefault(address) ? 'primary' : 'secondary')}>
          <IconLayoutDashboard aria-hidden />
          <Trans>Ouvrir le tableau de bord</Trans>
        </Link>
      )}
      <Link to="/" className={buttonClass(isDefault(address) && !isAdmin ? 'primary' : 'secondary')}>
        <IconHome aria-hidden />
        <Trans>Aller à l’accueil</Trans>
      </Link>
      <Button look="secondary" onClick={leave}>
        <IconLogout aria-hidden />
        <Trans>Se déconnecter</Trans>
      </Button>
      {question}
    </div>
  )
}
