import { Trans } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { slides } from '@/contract/rows/slides'
import { usePublicList } from '@/site/lists/use-public-list'
import { searchOpening } from '@/site/search/search-opening'
import { buttonClass } from '@/ui/button/button'
import styles from './hero.module.css'
import { HeroSlides } from './late-rows'
import { WovenMotif } from './section'
import section from './section.module.css'

/** The introduction, readable before anything is loaded. The slides replace a drawing that reserves their space. */
export function Hero() {
  const { rows } = usePublicList(slides)
  return (
    <div className={styles.hero}>
      <WovenMotif className={styles.motif} />
      <div className={`container ${styles.columns}`}>
        <div>
          <p className={`${section.eyebrow} ${styles.eyebrow}`}>
            <Trans>République du Cameroun</Trans>
          </p>
          <h1 className={styles.title}>
            <Trans>Caisse des Dépôts et Consignations</Trans>
          </h1>
          <p className={`large ${styles.lead}`}>
            <Trans>
              L’institution publique qui reçoit, conserve et restitue les fonds et valeurs que la loi, la justice ou un
              contrat lui confient, et qui concourt au financement du développement du pays.
            </Trans>
          </p>
          <AskLink />
          <p className={`buttons ${styles.actions}`}>
            <Link to="/trouver-mon-cas/$" className={buttonClass('onDeep')}>
              <Trans>Trouver mon cas</Trans>
            </Link>
            <Link to="/" hash="services" activeOptions={{ includeHash: true }} className={buttonClass('onDeep')}>
              <Trans>Découvrir nos services</Trans>
            </Link>
          </p>
        </div>
        <div className={`filled ${styles.frame}`}>
          {/* The drawing is larger than any slide, so that the largest contentful paint does not wait for the provider. */}
          <img
            src="/images/house.svg"
            alt=""
            width={640}
            height={660}
            fetchPriority="high"
            className={styles.drawing}
          />
          {rows.length > 0 && <HeroSlides rows={rows} />}
        </div>
      </div>
    </div>
  )
}

/** A link that looks like a search field and opens the search. Without scripts it leads to the list of cases. */
function AskLink() {
  return (
    <Link
      to="/trouver-mon-cas/$"
      params={{ _splat: '' }}
      aria-haspopup="dialog"
      className={styles.ask}
      onClick={(event) => {
        event.preventDefault()
        searchOpening.set(true)
      }}
    >
      <IconSearch aria-hidden />
      <Trans>Que voulez-vous faire ?</Trans>
    </Link>
  )
}
