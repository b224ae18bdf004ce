import type { ReactNode } from 'react'
import styles from './text-section.module.css'

/** A part of a long text, under its own heading; `id` is what the table of contents points to. */
export function TextSection({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className={`stack ${styles.section}`} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
