import { type ReactNode, useEffect, useState } from 'react'
import styles from './states.module.css'

/** How long a read takes before it is announced, in milliseconds. */
const announcedAfter = 2000

/**
 * The loading state of a screen or of a part of it. Its text is announced once, when the read takes long: before that it
 * would interrupt the heading. The ring is decoration. A screen's spinner reserves the height of a window.
 */
export function Spinner({ label, isPart = false }: { label: ReactNode; isPart?: boolean }) {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), announcedAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className={isPart ? styles.state : `${styles.state} ${styles.loading}`}>
      <span className={styles.ring} aria-hidden />
      <p aria-hidden={!isLong || undefined}>{label}</p>
    </div>
  )
}
