import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ContactLines } from '@/site/layout/contact-lines'
import styles from './contact-details.module.css'

/** The other ways to reach the institution. */
export function ContactDetails() {
  const { t } = useLingui()
  return (
    <aside className={styles.card} aria-label={t`Autres moyens de nous joindre`}>
      <h2 className={styles.title}>
        <Trans>Autres moyens de nous joindre</Trans>
      </h2>
      <ContactLines className={styles.list} />
      <p className={styles.more}>
        <Trans>
          La réponse se trouve peut-être déjà dans le <Link to="/guide_utilisateurs">guide des utilisateurs</Link>.
        </Trans>
      </p>
    </aside>
  )
}
