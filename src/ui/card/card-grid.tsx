import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** Cards side by side, as many as fit; a list for assistive technology. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.grid}>
      {children}
    </ul>
  )
}
