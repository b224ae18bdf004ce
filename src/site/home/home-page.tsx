import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { actualites } from '@/contract/rows/actualites'
import { domaines } from '@/contract/rows/domaines'
import { sponsors } from '@/contract/rows/sponsors'
import { stats } from '@/contract/rows/stats'
import { ListBody, ListLoading } from '@/site/lists/list-body'
import { type PublicList, usePublicList } from '@/site/lists/use-public-list'
import { buttonClass } from '@/ui/button/button'
import { DirectorMessage } from './director-message'
import { Hero } from './hero'
import styles from './home-page.module.css'
import { DomainRows, IndicatorRows, NewsRows, SponsorRows } from './late-rows'
import { SectionHeading, WovenMotif } from './section'
import section from './section.module.css'
import { ServicesSection } from './services-section'

export function HomePage() {
  return (
    <>
      <Hero />
      <ServicesSection />
      <DomainsSection />
      <DirectorMessage />
      <IndicatorsSection />
      <NewsSection />
      <SponsorsSection />
    </>
  )
}

/** The section is left out where the provider has no domains. */
function DomainsSection() {
  const list = usePublicList(domaines)
  if (list.state === 'ready' && list.rows.length === 0) return null
  return (
    <section id="domaines" className={`${section.section} ${section.tinted}`}>
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

/** The section is left out where the provider has no figures. */
function IndicatorsSection() {
  const list = usePublicList(stats)
  if (list.state === 'ready' && list.rows.length === 0) return null
  return (
    <section id="indicateurs" className={`${section.section} ${styles.band}`}>
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

function NewsSection() {
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
            <Link to="/actualites" className={buttonClass('secondary')}>
              <Trans>Toutes les actualités</Trans>
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}

function SponsorsSection() {
  const list = usePublicList(sponsors)
  return (
    <section className={`${section.section} ${section.tinted} ${styles.section}`}>
      <div className={`container stack ${styles.sponsors}`}>
        <SectionHeading eyebrow={<Trans>Partenaires</Trans>} title={<Trans>Ils travaillent avec nous</Trans>} />
        <PartBody list={list} empty={<Trans>Aucun sponsor disponible.</Trans>}>
          {(rows) => <SponsorRows rows={rows} />}
        </PartBody>
      </div>
    </section>
  )
}

/** A list that is one part of the home page. A `heading` stands above it as long as no rows are drawn, which show it themselves. */
function PartBody<Row>({
  list,
  heading,
  empty,
  children,
}: {
  list: PublicList<Row>
  heading?: ReactNode
  /** The message of a section that stays when its list is empty. */
  empty?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}) {
  const placeholder = (
    <>
      {heading}
      <ListLoading isPart />
    </>
  )
  if (list.state === 'loading') return placeholder
  return (
    <Suspense fallback={placeholder}>
      {list.rows.length === 0 && heading}
      <ListBody isPart list={list} empty={empty}>
        {children(list.rows)}
      </ListBody>
    </Suspense>
  )
}
