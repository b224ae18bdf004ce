import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { settings } from '@/site/settings'
import { buttonClass } from '@/ui/button/button'
import styles from './service-contact.module.css'

/** Whom to ask before setting out: a page cannot promise which papers a case will need. */
export function ServiceContact() {
  const { t } = useLingui()
  return (
    <div className={styles.contact}>
      <p>
        <Trans>
          Les pièces peuvent varier d’un dossier à l’autre. Avant de vous déplacer, faites confirmer la liste :
          l’accueil vous répond du lundi au vendredi, de 08:00 à 16:00.
        </Trans>
      </p>
      <dl className={styles.ways}>
        <div>
          <dt>{t`Téléphone`}</dt>
          <dd>
            <a href={`tel:${settings.phone.replaceAll(' ', '')}`}>{settings.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{t`Courriel`}</dt>
          <dd>
            <a href={`mailto:${settings.email}`}>{settings.email}</a>
          </dd>
        </div>
      </dl>
      <p className={`no-print ${styles.actions}`}>
        <Link to="/contact_us" className={buttonClass()}>
          <Trans>Écrire à la CDEC</Trans>
        </Link>
        <Link to="/guide_utilisateurs" className={buttonClass('secondary')}>
          <Trans>Lire le guide des utilisateurs</Trans>
        </Link>
      </p>
    </div>
  )
}
