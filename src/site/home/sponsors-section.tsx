import { Trans } from '@lingui/react/macro'
import { sponsors } from '@/contract/sponsors'
import { usePublicList } from '@/site/lists/use-public-list'
import { onDemand } from '@/ui/hydration/on-demand'
import { PartBody } from './part-body'
import section from './section.module.css'
import { SectionHeading } from './section-heading'
import styles from './sponsors-section.module.css'

const SponsorRows = onDemand(async () => (await import('./rows/home-rows')).SponsorRows)

export function SponsorsSection() {
  const list = usePublicList(sponsors)
  return (
    <section className={`${section.section} ${section.tinted} ${styles.section}`}>
      <div className={`container ${styles.inner}`}>
        <SectionHeading eyebrow={<Trans>Partenaires</Trans>} title={<Trans>Ils travaillent avec nous</Trans>} />
        <PartBody list={list} empty={<Trans>Aucun sponsor disponible.</Trans>}>
          {(rows) => <SponsorRows rows={rows} />}
        </PartBody>
      </div>
    </section>
  )
}
