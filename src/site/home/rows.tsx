import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { actualites } from '@/contract/actualites'
import type { RowOf } from '@/contract/resource'
import type { sponsors } from '@/contract/sponsors'
import type { stats } from '@/contract/stats'
import { newestFirst } from '@/site/news/newest-first'
import { Carousel } from '@/ui/carousel'
import { EndlessStrip } from '@/ui/endless-strip'
import { Indicator } from './indicator'
import styles from './indicators.module.css'
import { IndicatorsTable } from './indicators-table'
import { NewsCard } from './news-card'
import { Sponsor } from './sponsor'

/** Milliseconds between two pages (specification, section 9). */
const interval = 5000

// What the home page shows of the provider below its first window: one file, loaded once there are rows.

export function IndicatorRows({ rows }: { rows: readonly RowOf<typeof stats>[] }) {
  return (
    <>
      <ul role="list" className={styles.figures}>
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
      interval={interval}
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
