import { Trans } from '@lingui/react/macro'
import { stats } from '@/contract/stats'
import { usePublicList } from '@/site/reading/use-public-list'
import { Indicator } from './indicator'
import styles from './indicators.module.css'
import { IndicatorsTable } from './indicators-table'
import { PartBody } from './part-body'
import section from './section.module.css'
import { SectionHeading } from './section-heading'
import { WovenMotif } from './woven-motif'

export function IndicatorsSection() {
  const list = usePublicList(stats)
  return (
    <section className={`${section.section} ${styles.band}`}>
      <WovenMotif className={styles.motif} />
      <div className="container">
        <SectionHeading
          eyebrow={<Trans>Chiffres clés</Trans>}
          title={<Trans>L’exercice 2023 en chiffres</Trans>}
          lead={<Trans>Sauf indication contraire, les montants sont en millions de FCFA.</Trans>}
        />
        <PartBody list={list} empty={<Trans>Aucun chiffre disponible pour le moment.</Trans>}>
          {(rows) => (
            <>
              <ul role="list" className={styles.figures}>
                {rows.map((row) => (
                  <Indicator key={row.id} label={row.label} value={row.value} />
                ))}
              </ul>
              <IndicatorsTable rows={rows} />
            </>
          )}
        </PartBody>
      </div>
    </section>
  )
}
