import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { actualites } from '@/contract/actualites'
import type { domaines } from '@/contract/domaines'
import type { RowOf } from '@/contract/resource'
import type { slides } from '@/contract/slides'
import type { sponsors } from '@/contract/sponsors'
import type { stats } from '@/contract/stats'
import { newestFirst } from '@/site/news/newest-first'
import { Carousel } from '@/ui/carousel/carousel'
import { EndlessStrip } from '@/ui/motion/endless-strip'
import domains from './domains.module.css'
import { HeroSlide } from './hero-slide'
import hero from './hero-slides.module.css'
import { Indicator } from './indicator'
import indicators from './indicators.module.css'
import { IndicatorsTable } from './indicators-table'
import { NewsCard } from './news-card'
import { Sponsor } from './sponsor'

// What the home page shows of the provider: one file, loaded once there are rows.

/** Milliseconds between two slides, and between two pages of news (specification, section 9). */
const slidesInterval = 10_000
const newsInterval = 5000

export function HeroSlides({ rows }: { rows: readonly RowOf<typeof slides>[] }) {
  const { t } = useLingui()
  return (
    <Carousel
      label={t`À la une`}
      items={rows.toSorted((one, other) => one.order - other.order)}
      keyOf={(slide) => slide.id}
      view="one"
      interval={slidesInterval}
      controls="below"
      className={hero.carousel}
    >
      {(slide, lively) => <HeroSlide slide={slide} lively={lively} />}
    </Carousel>
  )
}

export function DomainRows({ rows }: { rows: readonly RowOf<typeof domaines>[] }) {
  return (
    <ul role="list" className={domains.domains}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={domains.name}>{row.nom}</span>
        </li>
      ))}
    </ul>
  )
}

export function IndicatorRows({ rows }: { rows: readonly RowOf<typeof stats>[] }) {
  return (
    <>
      <ul role="list" className={indicators.figures}>
        {rows.map((row) => (
          <Indicator key={row.id} label={row.label} value={row.value} />
        ))}
      </ul>
      <IndicatorsTable rows={rows} />
    </>
  )
}

export function NewsRows({ rows, heading }: { rows: readonly RowOf<typeof actualites>[]; heading: ReactNode }) {
  const { t } = useLingui()
  return (
    <Carousel
      label={t`Actualités`}
      heading={heading}
      items={newestFirst(rows, (row) => row.datePublication)}
      keyOf={(row) => row.id}
      view="oneTwoThree"
      interval={newsInterval}
    >
      {(row) => <NewsCard news={row} />}
    </Carousel>
  )
}

export function SponsorRows({ rows }: { rows: readonly RowOf<typeof sponsors>[] }) {
  const { t } = useLingui()
  return (
    <EndlessStrip label={t`Partenaires`} items={rows} keyOf={(row) => row.id}>
      {(row) => <Sponsor name={row.nom} image={row.image} />}
    </EndlessStrip>
  )
}
