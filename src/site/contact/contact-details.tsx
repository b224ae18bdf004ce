import { Trans, useLingui } from '@lingui/react/macro'
import { IconClock, IconMail, IconPhone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { OpeningStatus } from '@/site/layout/opening-status'
import { settings } from '@/site/settings'
import styles from './contact-details.module.css'

/** The other ways to reach the institution. */
export function ContactDetails() {
  const { t } = useLingui()
  return (
    <aside className={styles.card} aria-label={t`Autres moyens de nous joindre`}>
      <h2 className={styles.title}>
        <Trans>Autres moyens de nous joindre</Trans>
      </h2>
      <ul role="list" className={styles.list}>
        <li>
          <IconPhone aria-hidden />
          <a href={`tel:${settings.phone.replaceAll(' ', '')}`}>{settings.phone}</a>
        </li>
        <li>
          <IconMail aria-hidden />
          <a href={`mailto:${settings.email}`}>{settings.email}</a>
        </li>
        <li>
          <IconClock aria-hidden />
          <span>
            {t`Du lundi au vendredi, 08:00 – 16:00`}
            <OpeningStatus />
          </span>
        </li>
      </ul>
      <p className={styles.more}>
        <Trans>
          La réponse se trouve peut-être déjà dans le <Link to="/guide_utilisateurs">guide des utilisateurs</Link>.
        </Trans>
      </p>
    </aside>
  )
}
