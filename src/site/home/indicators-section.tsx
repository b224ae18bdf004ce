import { Trans } from '@lingui/react/macro'
import { stats } from '@/contract/stats'
import { usePublicList } from '@/site/lists/use-public-list'
import { onDemand } from '@/ui/hydration/on-demand'
import styles from './indicators-section.module.css'
import { PartBody } from './part-body'
import section from './section.module.css'
import { SectionHeading } from './section-heading'
import { WovenMotif } from './woven-motif'

const IndicatorRows = onDemand(async () => (await import('./rows/home-rows')).IndicatorRows)

/** Left out where the provider has no figures. */
export function IndicatorsSection() {
  const list = usePublicList(stats)
  if (list.state === 'ready' && list.rows.length === 0) return null
  return (
    <section className={`${section.section} ${styles.band}`}>
      <WovenMotif className={styles.motif} />
      <div className="container">
        <SectionHeading
          eyebrow={<Trans>Chiffres clés</Trans>}
          title={<Trans>L’exercice 2023 en chiffres</Trans>}
          lead={<Trans>Sauf indication contraire, les montants sont en millions de FCFA.</Trans>}
        />
        <PartBody list={list}>{(rows) => <IndicatorRows rows={rows} />}</PartBody>
      </div>
    </section>
  )
}
