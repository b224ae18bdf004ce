import type { ReactNode } from 'react'
import styles from './section.module.css'

/** The heading of a part of the home page: what kind of part it is, its title, and a sentence. */
export function SectionHeading({ eyebrow, title, lead }: { eyebrow: ReactNode; title: ReactNode; lead?: ReactNode }) {
  return (
    <div className={styles.heading}>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h2 className={styles.title}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
