import type { ReactNode } from 'react'
import styles from './clamped.module.css'

/** A text cut after so many lines; all of it stays in the page for search and assistive technology. */
export function Clamped({ lines, children }: { lines: 2 | 3; children: ReactNode }) {
  return (
    <p className={styles.text} data-lines={lines}>
      {children}
    </p>
  )
}
