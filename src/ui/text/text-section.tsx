import type { ReactNode } from 'react'
import styles from './text-section.module.css'

/** A section of a long text under its heading; the table of contents links to `id`. */
export function TextSection({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className={`stack ${styles.section}`} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
