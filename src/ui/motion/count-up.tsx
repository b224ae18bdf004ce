import { useEffect, useRef, useState } from 'react'
import styles from './count-up.module.css'
import { useStill } from './motion'
import { useOnScreen } from './use-on-screen'

/** Milliseconds from 0 to the value (specification, section 9). */
const duration = 5000

/** A figure that counts from 0 to `value` once it is first seen. Assistive technology reads the value at once. */
export function CountUp({ value, format }: { value: number; format: (value: number) => string }) {
  const box = useRef<HTMLSpanElement>(null)
  const { seen } = useOnScreen(box)
  const still = useStill()
  const [share, setShare] = useState(0)
  useEffect(() => {
    if (!seen || still) return
    const began = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const passed = Math.min(1, Math.max(0, now - began) / duration)
      setShare(passed)
      if (passed < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [seen, still])
  // `|| 0`: a loss begins at 0, not at −0.
  const shown = still || share === 1 ? value : Math.round(value * eased(share)) || 0
  return (
    <span ref={box} className={styles.figure}>
      <span className="visually-hidden">{format(value)}</span>
      <span aria-hidden className={styles.room}>
        {format(value)}
      </span>
      <span aria-hidden>{format(shown)}</span>
    </span>
  )
}

/** Quick at first, slow at the end. */
const eased = (share: number) => 1 - (1 - share) ** 3
