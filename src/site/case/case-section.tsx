import type { ReactNode } from 'react'
import styles from './case-page.module.css'

/** A part of the page of a case, under its own heading. */
export function CaseSection({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={`stack ${styles.section}`}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
