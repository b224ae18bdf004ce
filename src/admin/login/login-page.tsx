import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { destination } from '@/auth/destination'
import { SignInForm } from '@/auth/sign-in/sign-in-form'
import { useAccount } from '@/auth/use-account'
import { isAdministrator } from '@/contract/accounts'
import { Emblem } from '@/ui/brand/emblem'
import { notify } from '@/ui/toast/toasts'
import styles from './login-page.module.css'

const route = getRouteApi('/_public/loginadmin')

/** The sign-in page of the back office. After sign-in it opens the requested page. */
export function LoginPage() {
  const { t } = useLingui()
  const { redirect } = route.useSearch()
  const navigate = useNavigate()
  const [hasSignedIn, setHasSignedIn] = useState(false)
  return (
    <section className={styles.page}>
      <div className={`panel ${styles.card}`}>
        <Emblem className={styles.emblem} />
        <h1 className={styles.title}>
          <Trans>Administration</Trans>
        </h1>
        <p className={`soft ${styles.lead}`}>
          <Trans>Connectez-vous pour gérer le contenu du site.</Trans>
        </p>
        <Situation hasSignedIn={hasSignedIn} />
        <SignInForm
          onSignedIn={(user) => {
            setHasSignedIn(true)
            if (!isAdministrator(user)) return
            notify('success', t`Connexion réussie !`)
            void navigate({ href: destination(user, redirect) })
          }}
        />
        <p className={`small targets ${styles.forgotten}`}>
          <Link to="/contact_us" search={{ sujet: 'mot-de-passe' }}>
            <Trans>Mot de passe oublié ?</Trans>
          </Link>
        </p>
      </div>
    </section>
  )
}

/** Explains why this page is shown: not an administrator, already signed in, or session expired. */
function Situation({ hasSignedIn }: { hasSignedIn: boolean }) {
  const account = useAccount()
  const sessionEnd = useRouterState({ select: ({ location }) => location.state.sessionEnded })
  if (account && !isAdministrator(account)) {
    const name = account.name || account.email
    return (
      <p role="alert" className={`small ${styles.note}`}>
        <Trans>
          Vous êtes connecté avec le compte « {name} ». Cet espace est réservé aux administrateurs : connectez-vous avec
          un compte d’administrateur, ou <Link to="/">revenez à l’accueil</Link>.
        </Trans>
      </p>
    )
  }
  if (account) {
    if (hasSignedIn) return null
    return (
      <p className={`small ${styles.note}`}>
        <Trans>
          Vous êtes déjà connecté. <Link to="/Admin/dashboard">Ouvrir le tableau de bord</Link>
        </Trans>
      </p>
    )
  }
  if (sessionEnd === undefined) return null
  return (
    <p role="status" className={`small ${styles.note}`}>
      {sessionEnd.inputKept ? (
        <Trans>
          Votre session est terminée. Votre saisie est conservée dans cet onglet : reconnectez-vous pour la retrouver.
        </Trans>
      ) : (
        <Trans>Votre session est terminée. Reconnectez-vous pour continuer.</Trans>
      )}
    </p>
  )
}
