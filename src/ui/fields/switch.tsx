import type { ReactNode } from 'react'
import styles from './switch.module.css'

/** A choice that is on or off and takes effect at once. */
export function Switch({
  on,
  onChange,
  disabled = false,
  children,
  ...rest
}: {
  on: boolean
  onChange: (on: boolean) => void
  /** Announced, and presses do nothing. */
  disabled?: boolean
  'aria-describedby'?: string
  children: ReactNode
}) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={on}
      aria-disabled={disabled || undefined}
      className={styles.switch}
      onClick={() => !disabled && onChange(!on)}
    >
      <span aria-hidden className={styles.track} />
      {children}
    </button>
  )
}
