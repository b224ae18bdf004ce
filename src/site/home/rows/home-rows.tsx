import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { actualites } from '@/contract/rows/actualites'
import type { RowOf } from '@/contract/rows/define-rows'
import type { domaines } from '@/contract/rows/domaines'
import type { slides } from '@/contract/rows/slides'
import type { sponsors } from '@/contract/rows/sponsors'
import type { stats } from '@/contract/rows/stats'
import { htmlToText } from '@/lib/html-to-text'
import { useSponsorText } from '@/site/sponsors/sponsor-text'
import { buttonClass } from '@/ui/button/button'
import { Carousel } from '@/ui/carousel/carousel'
import { EndlessStrip } from '@/ui/motion/endless-strip'
import { TypedText } from '@/ui/motion/typed-text'
import { Picture } from '@/ui/picture/picture'
import { usePicturePolicy } from '@/ui/picture/picture-policy'
import { DateText } from '@/ui/text/date-text'
import styles from './home-rows.module.css'
import { Indicator } from './indicators'
import indicators from './indicators.module.css'

// The parts of the home page with the provider's rows, loaded when there are rows.

/** Milliseconds between two slides, and between two pages of news (specification, section 9). */
const slidesInterval = 10_000
const newsInterval = 5000

/** The maximum number of rows of each part: it stays an overview, and light, however many the provider has. */
const maxRows = { slides: 20, domains: 60, indicators: 60, news: 12, sponsors: 60 }

export function HeroSlides({ rows }: { rows: readonly RowOf<typeof slides>[] }) {
  const { t } = useLingui()
  return (
    <Carousel
      label={t`À la une`}
      items={rows.slice(0, maxRows.slides)}
      keyOf={(slide) => slide.id}
      view="one"
      interval={slidesInterval}
      controls="below"
      pausable
      className={styles.carousel}
    >
      {(slide, isLive, isNear) => (
        <HeroSlide slide={slide} isFirst={slide.id === rows[0]?.id} isLive={isLive} isNear={isNear} />
      )}
    </Carousel>
  )
}

export function DomainRows({ rows }: { rows: readonly RowOf<typeof domaines>[] }) {
  return (
    <div>
      <ul role="list" className={`grid-auto strong ${styles.domains}`}>
        {rows.slice(0, maxRows.domains).map((row) => (
          <li key={row.id}>
            <span className={`clamp ${styles.name}`}>{row.nom}</span>
          </li>
        ))}
      </ul>
      <Others count={rows.length - maxRows.domains} />
    </div>
  )
}

export function IndicatorRows({ rows }: { rows: readonly RowOf<typeof stats>[] }) {
  return (
    <>
      <ul role="list" className={`grid-auto ${indicators.figures}`}>
        {rows.slice(0, maxRows.indicators).map((row) => (
          <Indicator key={row.id} label={row.label} value={row.value} />
        ))}
      </ul>
      <Others count={rows.length - maxRows.indicators} />
    </>
  )
}

export function NewsRows({ rows, heading }: { rows: readonly RowOf<typeof actualites>[]; heading: ReactNode }) {
  const { t } = useLingui()
  return (
    <Carousel
      label={t`Actualités`}
      heading={heading}
      items={rows.slice(0, maxRows.news)}
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
    <>
      <EndlessStrip label={t`Partenaires`} items={rows.slice(0, maxRows.sponsors)} keyOf={(row) => row.id}>
        {(row) => <Sponsor nom={row.nom} image={row.image} />}
      </EndlessStrip>
      {rows.length > maxRows.sponsors && (
        <p>
          <Link to="/partenaires" className={buttonClass('secondary')}>
            <Trans>Tous les partenaires</Trans>
          </Link>
        </p>
      )}
    </>
  )
}

/** How many rows are left out where no other page shows them. */
function Others({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <p className={styles.others}>
      <Plural value={count} one="… et # autre" other="… et # autres" />
    </p>
  )
}

/** A slide: its picture, which fades in over the drawing once it is there, its title, and its text typed out. */
function HeroSlide({
  slide,
  isFirst,
  isLive,
  isNear,
}: {
  slide: { title: string; description: string; image: string }
  isFirst: boolean
  isLive: boolean
  isNear: boolean
}) {
  const [picture, setPicture] = useState<'awaited' | 'coming' | 'there' | 'failed'>('awaited')
  // A slide that was never shown costs nothing.
  if (isNear && picture === 'awaited') setPicture('coming')
  // With data saving the drawing under it is enough.
  const loadsPicture = usePicturePolicy().pictures === 'load' && picture !== 'awaited'
  return (
    <div className={styles.slide}>
      <div className={`filled ${styles.media}`}>
        {loadsPicture && slide.image !== '' && picture !== 'failed' && (
          <img
            src={slide.image}
            alt=""
            width={640}
            height={400}
            loading="lazy"
            fetchPriority={isFirst ? 'high' : 'low'}
            decoding="async"
            className={styles.picture}
            data-state={picture}
            onLoad={() => setPicture('there')}
            onError={() => setPicture('failed')}
          />
        )}
      </div>
      <div className={styles.caption}>
        <h2 className={`clamp large ${styles.slideTitle}`}>{slide.title}</h2>
        <p className={`clamp note ${styles.slideText}`}>
          <TypedText text={htmlToText(slide.description)} isLive={isLive} />
        </p>
      </div>
    </div>
  )
}

/** A news item of the home page: "Voir plus" leads to it. */
function NewsCard({
  news,
}: {
  news: { titre: string; slug: string; description: string; image: string; datePublication: string }
}) {
  const { t } = useLingui()
  const { titre, slug } = news
  return (
    <article className={`panel ${styles.card}`}>
      <div className={`filled ${styles.newsCardMedia}`}>
        <Picture src={news.image} alt="" />
      </div>
      <div className={styles.body}>
        <p className={`small strong ${styles.date}`}>
          <DateText iso={news.datePublication} missing={<Trans>Date inconnue</Trans>} />
        </p>
        <h3 className={`clamp large ${styles.title}`}>{titre}</h3>
        <p className="clamp soft">{htmlToText(news.description)}</p>
        {slug !== '' && (
          <Link
            to="/actualites/$slug"
            params={{ slug }}
            className={`strong ${styles.more}`}
            aria-label={t`Voir plus : ${titre}`}
          >
            <Trans>Voir plus</Trans>
          </Link>
        )}
      </div>
    </article>
  )
}

/** A partner's mark, or its name where there is none. */
function Sponsor({ nom, image }: { nom: string; image: string }) {
  const name = useSponsorText()(nom)
  return (
    <div className={`panel strong ${styles.sponsor}`}>
      {image === '' ? (
        <span>{name}</span>
      ) : (
        <Picture
          src={image}
          alt={name}
          fallback={{ text: name }}
          placeholder={<span>{name}</span>}
          width={160}
          height={80}
        />
      )}
    </div>
  )
}
