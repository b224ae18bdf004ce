import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type Icon,
  IconArrowRight,
  IconBuildingBank,
  IconFileCertificate,
  IconPigMoney,
  IconScale,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/button/button'
import { Carousel } from '@/ui/carousel/carousel'
import { SectionHeading } from './section'
import section from './section.module.css'
import styles from './services-section.module.css'

interface Service {
  to: '/cons_admin' | '/cons_judiciaire' | '/cons_convention' | '/depot'
  name: MessageDescriptor
  text: MessageDescriptor
  Icon: Icon
}

const services: readonly Service[] = [
  {
    to: '/cons_admin',
    name: msg`Consignations administratives`,
    text: msg`Cautionnements, retenues de garantie et autres sommes dont une administration demande la mise en sûreté.`,
    Icon: IconBuildingBank,
  },
  {
    to: '/cons_judiciaire',
    name: msg`Consignations judiciaires`,
    text: msg`Sommes et valeurs remises sur décision de justice, conservées jusqu’à ce que les droits de chacun soient établis.`,
    Icon: IconScale,
  },
  {
    to: '/cons_convention',
    name: msg`Consignations conventionnelles`,
    text: msg`Fonds que des parties conviennent de confier à un tiers neutre, comme les avances versées aux sociétés d’eau et d’électricité.`,
    Icon: IconFileCertificate,
  },
  {
    to: '/depot',
    name: msg`Dépôts`,
    text: msg`Fonds des organismes publics et des professions qui détiennent des fonds pour autrui, suivis compte par compte.`,
    Icon: IconPigMoney,
  },
]

/** Milliseconds between two turns, and the wait between two choices of a page (specification, section 9). */
const interval = 5000
const lock = 400

export function ServicesSection() {
  const { t } = useLingui()
  return (
    <div id="services" className={section.section}>
      <div className="container">
        <Carousel
          label={t`Nos services`}
          heading={
            <SectionHeading
              eyebrow={<Trans>Nos services</Trans>}
              title={<Trans>À chaque somme confiée, une garde sûre</Trans>}
              lead={<Trans>Quatre services, selon l’origine des fonds et la qualité du déposant.</Trans>}
            />
          }
          items={services}
          keyOf={(service) => service.to}
          view="oneOrThree"
          by="slide"
          interval={interval}
          lock={lock}
        >
          {(service) => <ServiceCard service={service} />}
        </Carousel>
        <p className={`split ${styles.finder}`}>
          <Trans>Vous ne savez pas quel service vous concerne ?</Trans>
          <Link to="/trouver-mon-cas/$" className={buttonClass()}>
            <Trans>Trouver mon cas</Trans>
          </Link>
        </p>
      </div>
    </div>
  )
}

/** A service: the whole card leads to its page. */
function ServiceCard({ service: { to, name, text, Icon } }: { service: Service }) {
  const { t } = useLingui()
  return (
    <article className={`panel soft ${styles.card}`}>
      <span className={styles.icon}>
        <Icon aria-hidden stroke={1.5} />
      </span>
      <h3 className={styles.name}>
        <Link to={to} className="ring-inside">
          {t(name)}
        </Link>
      </h3>
      <p>{t(text)}</p>
      <span aria-hidden className={`small strong ${styles.more}`}>
        <Trans>En savoir plus</Trans>
        <IconArrowRight />
      </span>
    </article>
  )
}
