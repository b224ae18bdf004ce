import { Trans } from '@lingui/react/macro'
import { domaines } from '@/contract/domaines'
import { usePublicList } from '@/site/lists/use-public-list'
import { onDemand } from '@/ui/hydration/on-demand'
import styles from './domains-section.module.css'
import { PartBody } from './part-body'
import section from './section.module.css'
import { SectionHeading } from './section-heading'

const DomainRows = onDemand(async () => (await import('./rows/home-rows')).DomainRows)

/** Left out where the provider has no domains. */
export function DomainsSection() {
  const list = usePublicList(domaines)
  if (list.state === 'ready' && list.rows.length === 0) return null
  return (
    <section className={`${section.section} ${section.tinted}`}>
      <div className={`container ${styles.columns}`}>
        <SectionHeading
          eyebrow={<Trans>Domaines d’activité</Trans>}
          title={<Trans>Là où nous agissons</Trans>}
          lead={<Trans>Des fonds conservés pour le compte d’autrui et mis avec prudence au service du pays.</Trans>}
        />
        <PartBody list={list}>{(rows) => <DomainRows rows={rows} />}</PartBody>
      </div>
    </section>
  )
}
