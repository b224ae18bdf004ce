import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAccount } from '@/session/use-account'
import styles from './sign-in-form.module.css'

/** After a registration, or by an old link: who is signed in already, and the way on. */
export function AlreadySignedIn() {
  const account = useAccount()
  if (account === undefined) return null
  const { name } = account
  return (
    <p className={styles.already}>
      <Trans>
        Vous êtes connecté en tant que <strong>{name}</strong>. <Link to="/">Continuer vers le site</Link>
      </Trans>
    </p>
  )
}
