import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { popularPages } from '@/site/popular-pages'
import { buttonClass } from '@/ui/button/button'
import { PageHeader } from '@/ui/page-header/page-header'
import { usePageTitle } from '@/ui/text/page-title'
import styles from './not-found-page.module.css'

export function NotFoundPage() {
  const titleOf = usePageTitle()
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
      <div className={`container page ${styles.body}`}>
        <p>
          <Trans>Les pages les plus consultées :</Trans>
        </p>
        <ul role="list" className="buttons">
          <li>
            <Link to="/" className={buttonClass()}>
              <Trans>Accueil</Trans>
            </Link>
          </li>
          {popularPages.map((to) => (
            <li key={to}>
              <Link to={to} className={buttonClass('secondary')}>
                {titleOf(to)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
