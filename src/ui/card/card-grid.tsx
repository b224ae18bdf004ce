import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** A list of cards in a responsive grid. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.grid}>
      {children}
    </ul>
  )
}
