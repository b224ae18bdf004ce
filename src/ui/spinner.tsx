import type { ReactNode } from 'react'
import styles from './states.module.css'

/** The loading state of a screen: its text is read aloud once, the ring is decoration. */
export function Spinner({ label }: { label: ReactNode }) {
  return (
    <div role="status" className={styles.state}>
      <span className={styles.ring} aria-hidden />
      <p>{label}</p>
    </div>
  )
}
