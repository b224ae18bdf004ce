import type { ReactNode } from 'react'
import styles from './switch.module.css'

/** A switch that takes effect at once. */
export function Switch({
  on,
  onChange,
  children,
  ...rest
}: {
  on: boolean
  onChange: (on: boolean) => void
  'aria-describedby'?: string
  children: ReactNode
}) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={on}
      className={styles.switch}
      onClick={() => onChange(!on)}
    >
      <span aria-hidden className={styles.track} />
      {children}
    </button>
  )
}
