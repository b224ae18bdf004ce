import type { ReactNode } from 'react'
import styles from './switch.module.css'

/** A choice that is on or off and takes effect at once. */
export function Switch({
  on,
  onChange,
  children,
}: {
  on: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}) {
  return (
    <button type="button" role="switch" aria-checked={on} className={styles.switch} onClick={() => onChange(!on)}>
      <span aria-hidden className={styles.track} />
      {children}
    </button>
  )
}
