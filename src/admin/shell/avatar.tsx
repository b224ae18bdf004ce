import { useState } from 'react'
import styles from './avatar.module.css'

/** A person's picture; their initials without one, or when it does not load. */
export function Avatar({ src, name }: { src: string; name: string }) {
  const [failed, setFailed] = useState(false)
  if (src !== '' && !failed) {
    return <img src={src} alt="" width={36} height={36} className={styles.avatar} onError={() => setFailed(true)} />
  }
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
  return (
    <span className={styles.avatar} aria-hidden>
      {initials}
    </span>
  )
}
