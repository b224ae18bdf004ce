import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/button/button'
import { PageHeader } from '@/ui/page-header/page-header'
import styles from './not-found-page.module.css'

export function NotFoundPage() {
  return (
    <>
      <PageHeader
        title={<Trans>Page introuvable</Trans>}
        lead={
          <Trans>
            Cette adresse ne mène à aucune page du site. La page a peut-être été déplacée, ou l’adresse comporte une
            erreur.
          </Trans>
        }
      />
      <div className={`container ${styles.body}`}>
        <p>
          <Trans>Les pages les plus consultées :</Trans>
        </p>
        <ul role="list" className={styles.links}>
          <li>
            <Link to="/" className={buttonClass()}>
              <Trans>Accueil</Trans>
            </Link>
          </li>
          <li>
            <Link to="/communique" className={buttonClass('secondary')}>
              <Trans>Communiqués</Trans>
            </Link>
          </li>
          <li>
            <Link to="/publications" className={buttonClass('secondary')}>
              <Trans>Publications</Trans>
            </Link>
          </li>
          <li>
            <Link to="/guide_utilisateurs" className={buttonClass('secondary')}>
              <Trans>Guide des utilisateurs</Trans>
            </Link>
          </li>
        </ul>
      </div>
    </>
  )
}
