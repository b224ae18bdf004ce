import { Trans } from '@lingui/react/macro'
import { IconSeedling } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/button/button'
import { PageHeader } from '@/ui/page-header/page-header'
import styles from './projects-page.module.css'

export function ProjectsPage() {
  return (
    <>
      <PageHeader />
      <div className="container">
        <div className={`panel stack measure ${styles.soon}`}>
          <IconSeedling aria-hidden stroke={1.25} className={styles.emblem} />
          <h2>
            <Trans>Bientôt disponible</Trans>
          </h2>
          <p>
            <Trans>
              La CDEC prépare la présentation des projets qu’elle contribue à financer. Ils seront publiés sur cette
              page, et les premiers seront annoncés dans les actualités.
            </Trans>
          </p>
          <p className={`buttons ${styles.actions}`}>
            <Link to="/actualites" className={buttonClass()}>
              <Trans>Lire les actualités</Trans>
            </Link>
            <Link to="/missions" className={buttonClass('secondary')}>
              <Trans>Consulter les missions</Trans>
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}
