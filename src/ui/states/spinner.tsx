import type { ReactNode } from 'react'
import styles from './states.module.css'

/**
 * The loading state of a screen, or of one part of it: its text is read aloud once, the ring is decoration. A screen's
 * reserves the space of a whole window.
 */
export function Spinner({ label, part = false }: { label: ReactNode; part?: boolean }) {
  return (
    <div role="status" className={part ? styles.state : `${styles.state} ${styles.loading}`}>
      <span className={styles.ring} aria-hidden />
      <p>{label}</p>
    </div>
  )
}
