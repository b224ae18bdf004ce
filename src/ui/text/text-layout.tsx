import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './text-layout.module.css'
import { TextSection } from './text-section'

/**
 * A text of several sections with a table of contents, which is sticky on wide screens and hidden on phones. `children` follow
 * the last section.
 */
export function TextLayout({
  sections,
  children,
}: {
  sections: readonly { id: string; title: string; body: ReactNode }[]
  children?: ReactNode
}) {
  const { t } = useLingui()
  return (
    <div className={`container ${styles.layout}`}>
      <nav className={`no-print ${styles.contents}`} aria-label={t`Sur cette page`}>
        <p className={`note ${styles.heading}`} aria-hidden>{t`Sur cette page`}</p>
        <ul role="list">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link to="." search hash={id} activeOptions={{ includeHash: true }} className={styles.link}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`stack ${styles.text}`}>
        {sections.map(({ id, title, body }) => (
          <TextSection key={id} id={id} title={title}>
            {body}
          </TextSection>
        ))}
        {children}
      </div>
    </div>
  )
}
