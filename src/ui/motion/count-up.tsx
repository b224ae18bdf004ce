import { useEffect, useRef, useState } from 'react'
import styles from './count-up.module.css'
import { useStill } from './motion'
import { useOnScreen } from './use-on-screen'

/** Milliseconds from 0 to the value (specification, section 9). */
const duration = 5000

/**
 * A figure that counts from 0 to `value` once it is first seen. The page has the value alone, in its place; the count is
 * drawn over it. A loss does not count: on its way it would be a gain, or another loss.
 */
export function CountUp({ value, format }: { value: number; format: (value: number) => string }) {
  const box = useRef<HTMLSpanElement>(null)
  const { seen } = useOnScreen(box)
  const counts = !useStill() && value > 0
  const [count, setCount] = useState<number>()
  useEffect(() => {
    if (!seen || !counts) return
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
  }, [seen, counts, value])
  return (
    <span ref={box} className={styles.figure} data-count={count === undefined ? undefined : format(count)}>
      {format(value)}
    </span>
  )
}

/** Quick at first, slow at the end. */
const eased = (share: number) => 1 - (1 - share) ** 3
