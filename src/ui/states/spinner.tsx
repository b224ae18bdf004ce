import type { ReactNode } from 'react'
import styles from './states.module.css'

/**
 * The loading state of a screen or of a part of it. Its text is announced once; the ring is decoration. A screen's spinner
 * reserves the height of a window.
 */
export function Spinner({ label, part = false }: { label: ReactNode; part?: boolean }) {
  return (
    <div role="status" className={part ? styles.state : `${styles.state} ${styles.loading}`}>
      <span className={styles.ring} aria-hidden />
      <p>{label}</p>
    </div>
  )
}
