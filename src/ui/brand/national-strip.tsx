import styles from './national-strip.module.css'

/** The national green, red and yellow, as a thin strip. */
export function NationalStrip() {
  return <div aria-hidden className={styles.strip} />
}
