import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import styles from './service-card.module.css'
import type { Service } from './services-section'

/** A service: the whole card leads to its page. */
export function ServiceCard({ service: { to, name, text, Icon } }: { service: Service }) {
  const { t } = useLingui()
  return (
    <article className={styles.card}>
      <span className={styles.icon}>
        <Icon aria-hidden stroke={1.5} />
      </span>
      <h3 className={styles.name}>
        <Link to={to}>{t(name)}</Link>
      </h3>
      <p>{t(text)}</p>
      <span aria-hidden className={styles.more}>
        <Trans>En savoir plus</Trans>
        <IconArrowRight />
      </span>
    </article>
  )
}
