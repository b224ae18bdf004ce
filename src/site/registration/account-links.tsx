import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './account-links.module.css'

/** The ways from one account page to the others. */
export function AccountLinks({ here }: { here: 'usager' | 'partenaire' | 'login' }) {
  return (
    <ul role="list" className={styles.links}>
      {here !== 'login' && (
        <li>
          <Trans>
            Vous avez déjà un compte ? <Link to="/login">Se connecter</Link>
          </Trans>
        </li>
      )}
      {here === 'login' && (
        <li>
          <Link to="/contact_us" search={{ sujet: 'mot-de-passe' }}>
            <Trans>Mot de passe oublié ?</Trans>
          </Link>
        </li>
      )}
      {here === 'login' && (
        <li>
          <Trans>
            Pas encore de compte ? <Link to="/inscription/usager">Créer un compte usager</Link>
          </Trans>
        </li>
      )}
      {here === 'login' && (
        <li>
          <Trans>
            Vous représentez un organisme ? <Link to="/sponsor">Devenir partenaire</Link>
          </Trans>
        </li>
      )}
    </ul>
  )
}
