import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { actualites } from '@/contract/actualites'
import { usePublicList } from '@/site/lists/use-public-list'
import { buttonClass } from '@/ui/button/button'
import { onDemand } from '@/ui/hydration/on-demand'
import styles from './news-section.module.css'
import { PartBody } from './part-body'
import section from './section.module.css'
import { SectionHeading } from './section-heading'

const NewsRows = onDemand(async () => (await import('./rows/home-rows')).NewsRows)

export function NewsSection() {
  const list = usePublicList(actualites)
  const heading = <SectionHeading eyebrow={<Trans>Actualités</Trans>} title={<Trans>La vie de l’institution</Trans>} />
  return (
    <div id="actualites" className={section.section}>
      <div className="container">
        <PartBody list={list} heading={heading} empty={<Trans>Aucune actualité disponible pour le moment.</Trans>}>
          {(rows) => <NewsRows rows={rows} heading={heading} />}
        </PartBody>
        {(list.state !== 'ready' || list.rows.length > 0) && (
          <p className={styles.all}>
            <Link to="/actualites" activeOptions={{ exact: true }} className={buttonClass('secondary')}>
              <Trans>Toutes les actualités</Trans>
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}
