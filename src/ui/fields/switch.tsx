import type { ReactNode } from 'react'
import styles from './switch.module.css'

/** A switch that takes effect at once. */
export function Switch({
  on,
  onChange,
  disabled = false,
  children,
  ...rest
}: {
  on: boolean
  onChange: (on: boolean) => void
  /** Sets aria-disabled and ignores presses. */
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
