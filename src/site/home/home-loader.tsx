import { useEffect, useState } from 'react'
import { Emblem } from '@/ui/emblem'
import { useStill } from '@/ui/motion'
import { useHydrated } from '@/ui/use-hydrated'
import styles from './home-loader.module.css'

/** Once per load of the document. */
let over = false

/**
 * A curtain over the home page for two seconds (specification, section 9). It is drawn and ended by CSS alone, over a
 * page that is already there; any key or click lifts it, and there is none where less motion is wanted.
 */
export function HomeLoader() {
  const still = useStill()
  const hydrated = useHydrated()
  const [lifted, setLifted] = useState(over)
  useEffect(() => {
    if (over) return
    const lift = () => {
      over = true
      setLifted(true)
    }
    window.addEventListener('keydown', lift)
    window.addEventListener('pointerdown', lift)
    const end = setTimeout(lift, 2000)
    return () => {
      window.removeEventListener('keydown', lift)
      window.removeEventListener('pointerdown', lift)
      clearTimeout(end)
      over = true
    }
  }, [])
  if (lifted || (hydrated && still)) return null
  return (
    <div aria-hidden className={`no-print ${styles.curtain}`}>
      <Emblem className={styles.emblem} />
      <span className={styles.line} />
    </div>
  )
}
