import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useSignedIn } from '@/auth/use-signed-in'
import pageHeader from '@/ui/page-header/page-header.module.css'
import { useOwnTitle } from '@/ui/text/page-title'
import styles from './account-frame.module.css'

/** A page about an account: a picture with a welcome at the side, the form beside it. Its heading is by default the page's title. */
export function AccountFrame({
  title,
  lead,
  welcome,
  children,
}: {
  title?: ReactNode
  lead: ReactNode
  welcome: ReactNode
  children: ReactNode
}) {
  const ownTitle = useOwnTitle()
  return (
    <div className={`container ${styles.frame}`}>
      <aside className={`filled ${styles.side}`}>
        <img src="/images/comptes.svg" loading="lazy" alt="" width={480} height={720} className={styles.picture} />
        <div className={`stack gap-2 ${styles.welcome}`}>{welcome}</div>
      </aside>
      <div className={styles.content}>
        <h1 className={pageHeader.title}>{title ?? ownTitle}</h1>
        <p className={`soft large ${styles.lead}`}>{lead}</p>
        {children}
      </div>
    </div>
  )
}

/** The links from one account page to the others. */
export function AccountLinks({ here }: { here: 'registration' | 'login' }) {
  return (
    <ul role="list" className={`stack gap-2 small targets ${styles.links}`}>
      {here === 'registration' ? (
        <li>
          <Trans>
            Vous avez déjà un compte ? <Link to="/login">Se connecter</Link>
          </Trans>
        </li>
      ) : (
        <>
          <li>
            <Link to="/contact_us" search={{ sujet: 'mot-de-passe' }}>
              <Trans>Mot de passe oublié ?</Trans>
            </Link>
          </li>
          <li>
            <Trans>
              Pas encore de compte ? <Link to="/inscription/usager">Créer un compte usager</Link>
            </Trans>
          </li>
          <li>
            <Trans>
              Vous représentez un organisme ? <Link to="/sponsor">Devenir partenaire</Link>
            </Trans>
          </li>
        </>
      )}
    </ul>
  )
}

/**
 * Whether a page shows its form that signs somebody in: nobody is signed in, or that very form is being sent, which it
 * reports with `setSending`.
 */
export function useVisitorForm(): { isShown: boolean; setSending: (isSending: boolean) => void } {
  const signedIn = useSignedIn()
  const [isSending, setSending] = useState(false)
  return { isShown: !signedIn || isSending, setSending }
}
