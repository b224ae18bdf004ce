import { Trans } from '@lingui/react/macro'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Emblem } from '@/ui/brand/emblem'
import { buttonClass } from '@/ui/button/button'
import styles from './director-message.module.css'
import { SectionHeading, WovenMotif } from './section'
import section from './section.module.css'

/** The message of the Director General, in the institution's own words. */
export function DirectorMessage() {
  return (
    <section className={section.section}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.plate}>
          <WovenMotif className={styles.motif} />
          <Emblem className={styles.emblem} />
        </div>
        <div>
          <SectionHeading
            eyebrow={<Trans>Mot du Directeur général</Trans>}
            title={<Trans>Conserver ce qui vous appartient, et vous le restituer</Trans>}
          />
          <blockquote className={`stack ${styles.message}`}>
            <p className={styles.opening}>
              <Trans>
                Chaque franc déposé ici appartient à quelqu’un : un justiciable, un salarié, une entreprise, une
                commune. Notre premier devoir est de le garder en sûreté et de le restituer à celui à qui il revient.
              </Trans>
            </p>
            <p>
              <Trans>
                La Caisse des Dépôts et Consignations est un tiers de confiance. La loi lui confie les fonds et valeurs
                qui attendent une décision, une garantie ou leur propriétaire ; elle les conserve, en tient le compte et
                en répond.
              </Trans>
            </p>
            <p>
              <Trans>
                Ces ressources servent aussi, avec prudence, l’investissement et le développement du Cameroun. Ce site
                présente nos activités, les démarches à suivre et le devenir des fonds qui nous sont confiés.
              </Trans>
            </p>
          </blockquote>
          <p className={styles.signature}>
            <Trans>Le Directeur général</Trans>
          </p>
          <Link to="/missions" className={buttonClass('secondary')}>
            <Trans>Lire nos missions</Trans>
            <IconArrowRight aria-hidden />
          </Link>
        </div>
      </div>
    </section>
  )
}
