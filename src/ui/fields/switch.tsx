import type { ReactNode } from 'react'
import styles from './switch.module.css'

/** A switch that takes effect at once. */
export function Switch({
  isOn,
  onChange,
  children,
  ...rest
}: {
  isOn: boolean
  onChange: (isOn: boolean) => void
  'aria-describedby'?: string
  children: ReactNode
}) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      onClick={() => onChange(!isOn)}
    >
      <span aria-hidden className={styles.track} />
      {children}
    </button>
  )
}
