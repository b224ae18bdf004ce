import { useEffect, useRef, useState } from 'react'
import styles from './count-up.module.css'
import { useStill } from './motion'
import { useSeen } from './use-seen'

/** The duration in milliseconds (specification, section 9). */
const duration = 5000

/**
 * A figure that counts from 0 to `value` when it is first visible. The count is painted over the value, which stays in the
 * page. Negative values do not count, because the intermediate figures would be wrong results.
 */
export function CountUp({ value, format }: { value: number; format: (value: number) => string }) {
  const box = useRef<HTMLSpanElement>(null)
  const hasBeenSeen = useSeen(box)
  const counts = !useStill() && value > 0
  const [count, setCount] = useState<number>()
  useEffect(() => {
    if (!hasBeenSeen || !counts) return
    const began = performance.now()
    let frame = requestAnimationFrame(function draw(now) {
      const share = Math.min(1, Math.max(0, now - began) / duration)
      setCount(share < 1 ? Math.round(value * eased(share)) : undefined)
      if (share < 1) frame = requestAnimationFrame(draw)
    })
    return () => {
      cancelAnimationFrame(frame)
      setCount(undefined)
    }
  }, [hasBeenSeen, counts, value])
  return (
    <span ref={box} className={styles.figure} data-count={count === undefined ? undefined : format(count)}>
      {format(value)}
    </span>
  )
}

/** Easing: fast at first, slow at the end. */
const eased = (share: number) => 1 - (1 - share) ** 3
