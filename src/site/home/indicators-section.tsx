import { Trans } from '@lingui/react/macro'
import { stats } from '@/contract/stats'
import { useLocale } from '@/i18n/use-locale'
import { usePublicList } from '@/site/reading/use-public-list'
import { CountUp } from '@/ui/count-up'
import { figure } from './figure'
import styles from './indicators.module.css'
import { IndicatorsTable } from './indicators-table'
import { PartBody } from './part-body'
import section from './section.module.css'
import { SectionHeading } from './section-heading'
import { WovenMotif } from './woven-motif'

export function IndicatorsSection() {
  const list = usePublicList(stats)
  const locale = useLocale()
  return (
    <section className={`${section.section} ${styles.band}`}>
      <WovenMotif className={styles.motif} />
      <div className="container">
        <SectionHeading
          eyebrow={<Trans>Chiffres clés</Trans>}
          title={<Trans>L’exercice 2023 en chiffres</Trans>}
          lead={<Trans>Montants en millions de FCFA.</Trans>}
        />
        <PartBody list={list} empty={<Trans>Aucun chiffre disponible pour le moment.</Trans>}>
          {(rows) => (
            <>
              <ul role="list" className={styles.figures}>
                {rows.map((row) => (
                  <li key={row.id} className={styles.indicator}>
                    <p className={styles.label}>{row.label}</p>
                    {row.value === null ? (
                      <p className={styles.absent}>
                        <Trans>non publié</Trans>
                      </p>
                    ) : (
                      <p className={styles.value}>
                        <CountUp value={row.value} format={(value) => figure(value, locale)} />{' '}
                        <small>
                          <Trans>millions FCFA</Trans>
                        </small>
                      </p>
                    )}
                  </li>
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
