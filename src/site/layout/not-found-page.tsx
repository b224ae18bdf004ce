import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/button/button'
import { PageHeader } from '@/ui/page-header/page-header'
import styles from './not-found-page.module.css'

const popular = [
  { to: '/', label: msg`Accueil` },
  { to: '/communique', label: msg`Communiqués` },
  { to: '/publications', label: msg`Publications` },
  { to: '/guide_utilisateurs', label: msg`Guide des utilisateurs` },
] as const

export function NotFoundPage() {
  const { t } = useLingui()
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
          {popular.map(({ to, label }, index) => (
            <li key={to}>
              <Link to={to} className={buttonClass(index === 0 ? 'primary' : 'secondary')}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
