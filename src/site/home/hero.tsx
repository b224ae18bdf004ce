import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { slides } from '@/contract/slides'
import { usePublicList } from '@/site/reading/use-public-list'
import { buttonClass } from '@/ui/button'
import { Carousel } from '@/ui/carousel'
import styles from './hero.module.css'
import { HeroSlide } from './hero-slide'
import { WovenMotif } from './woven-motif'

/** Milliseconds between two slides (specification, section 9). */
const interval = 10_000

/** Who we are, readable before anything is loaded; the slides come beside it, over a drawing that keeps their room. */
export function Hero() {
  const { t } = useLingui()
  const { rows } = usePublicList(slides)
  const ordered = rows.toSorted((one, other) => one.order - other.order)
  return (
    <div className={styles.hero}>
      <WovenMotif className={styles.motif} />
      <div className={`container ${styles.columns}`}>
        <div>
          <p className={styles.eyebrow}>
            <Trans>République du Cameroun</Trans>
          </p>
          <h1 className={styles.title} tabIndex={-1}>
            <Trans>Caisse des Dépôts et Consignations</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              L’institution publique qui reçoit, garde et restitue les fonds et valeurs que la loi, la justice ou un
              accord lui confient, et qui aide à financer le développement du pays.
            </Trans>
          </p>
          <p className={styles.ways}>
            <Link
              to="/"
              hash="services"
              activeOptions={{ includeHash: true }}
              className={buttonClass('primary', styles.first)}
            >
              <Trans>Découvrir nos services</Trans>
              <IconArrowRight aria-hidden />
            </Link>
            <Link to="/lacdec" className={buttonClass('onDeep')}>
              <Trans>Qui nous sommes</Trans>
            </Link>
          </p>
        </div>
        <div className={styles.frame}>
          {/* Larger than any slide and there at once: the first frame that counts does not wait for the provider. */}
          <img
            src="/images/house.svg"
            alt=""
            width={640}
            height={660}
            fetchPriority="high"
            className={styles.drawing}
          />
          {ordered.length > 0 && (
            <Carousel
              label={t`À la une`}
              items={ordered}
              keyOf={(slide) => slide.id}
              view="one"
              interval={interval}
              controls="below"
              className={styles.carousel}
            >
              {(slide, lively) => <HeroSlide slide={slide} lively={lively} />}
            </Carousel>
          )}
        </div>
      </div>
    </div>
  )
}
