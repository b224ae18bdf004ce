import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ThemeProvider } from '@/admin/shell/theme-provider'
import { destination } from '@/auth/destination'
import { useAccount } from '@/auth/use-account'
import { isAdministrator } from '@/contract/accounts'
import { Emblem } from '@/ui/brand/emblem'
import { notify } from '@/ui/toast/toasts'
import { LoginForm } from './login-form'
import styles from './login-page.module.css'

const route = getRouteApi('/_public/loginadmin')

/** The door of the back office; it leads back to the page that was asked for. */
export function LoginPage() {
  const { t } = useLingui()
  const { redirect } = route.useSearch()
  const { history } = useRouter()
  const account = useAccount()
  const [entered, setEntered] = useState(false)
  const stranger = account !== undefined && !isAdministrator(account)
  return (
    <ThemeProvider>
      <section className={styles.page}>
        <div className={styles.card}>
          <Emblem className={styles.emblem} />
          <h1 tabIndex={-1} className={styles.title}>
            <Trans>Administration</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>Connectez-vous pour gérer le contenu du site.</Trans>
          </p>
          {stranger && (
            <p role="alert" className={styles.stranger}>
              <Trans>
                Vous êtes connecté avec le compte « {account.name} ». Cet espace est réservé aux administrateurs :
                connectez-vous avec un compte d’administrateur, ou <Link to="/">revenez à l’accueil</Link>.
              </Trans>
            </p>
          )}
          {account && !stranger && !entered && (
            <p className={styles.stranger}>
              <Trans>
                Vous êtes déjà connecté. <Link to="/Admin/dashboard">Ouvrir le tableau de bord</Link>
              </Trans>
            </p>
          )}
          <LoginForm
            onSignedIn={(user) => {
              setEntered(true)
              if (!isAdministrator(user)) return
              notify('success', t`Connexion réussie !`)
              history.push(destination(user, redirect))
            }}
          />
          <p className={styles.forgotten}>
            <Link to="/contact_us" search={{ sujet: 'mot-de-passe' }}>
              <Trans>Mot de passe oublié ?</Trans>
            </Link>
          </p>
        </div>
      </section>
    </ThemeProvider>
  )
}
