import { Trans, useLingui } from '@lingui/react/macro'
import { sponsors } from '@/contract/sponsors'
import { usePublicList } from '@/site/reading/use-public-list'
import { EndlessStrip } from '@/ui/endless-strip'
import { Picture } from '@/ui/picture'
import { PartBody } from './part-body'
import section from './section.module.css'
import { SectionHeading } from './section-heading'
import styles from './sponsors-section.module.css'

export function SponsorsSection() {
  const { t } = useLingui()
  const list = usePublicList(sponsors)
  return (
    <section className={`${section.section} ${section.tinted} ${styles.section}`}>
      <div className={`container ${styles.inner}`}>
        <SectionHeading eyebrow={<Trans>Partenaires</Trans>} title={<Trans>Ils travaillent avec nous</Trans>} />
        <PartBody list={list} empty={<Trans>Aucun sponsor disponible.</Trans>}>
          {(rows) => (
            <EndlessStrip label={t`Partenaires`} items={rows} keyOf={(row) => row.id}>
              {(row) => (
                <div className={styles.sponsor}>
                  {row.image === '' ? (
                    <span>{row.nom}</span>
                  ) : (
                    <Picture
                      src={row.image}
                      alt={row.nom}
                      fallback={{ text: row.nom }}
                      instead={<span>{row.nom}</span>}
                      width={160}
                      height={80}
                    />
                  )}
                </div>
              )}
            </EndlessStrip>
          )}
        </PartBody>
      </div>
    </section>
  )
}
