import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './text-layout.module.css'

/** A long text beside its table of contents, which stays in view on wide screens and is left out on phones. */
export function TextLayout({
  contents,
  children,
}: {
  contents: readonly { id: string; label: ReactNode }[]
  children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <div className={`container ${styles.layout}`}>
      <nav className={`no-print ${styles.contents}`} aria-label={t`Sur cette page`}>
        <p className={styles.heading} aria-hidden>{t`Sur cette page`}</p>
        <ul role="list">
          {contents.map(({ id, label }) => (
            <li key={id}>
              <Link to="." hash={id} activeOptions={{ includeHash: true }} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
