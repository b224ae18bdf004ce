import { type ReactNode, useRef } from 'react'
import styles from './endless-strip.module.css'
import { useStill } from './motion'
import { useAttention } from './pause-button'
import { useTurn } from './use-turn'

/** The seconds in which an item moves by its own width. */
const pace = 5

/**
 * A list that scrolls endlessly: it is rendered twice, the second time hidden from assistive technology. It waits while the
 * reader hovers over it, has the focus in it, or sees more of another part that moves; without motion it is a plain list.
 */
export function EndlessStrip<Item>({
  label,
  items,
  keyOf,
  children,
}: {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  children: (item: Item) => ReactNode
}) {
  const pieces = items.map((item) => <li key={keyOf(item)}>{children(item)}</li>)
  if (!useStill()) return <MovingStrip label={label} pieces={pieces} />
  return (
    <ul role="list" aria-label={label} className={`${styles.list} ${styles.still}`}>
      {pieces}
    </ul>
  )
}

function MovingStrip({ label, pieces }: { label: string; pieces: readonly ReactNode[] }) {
  const box = useRef<HTMLDivElement>(null)
  const { isTurn } = useTurn(box)
  const { hasAttention, listeners } = useAttention()
  return (
    <div ref={box} className={styles.window} {...listeners}>
      <div
        className={styles.band}
        data-running={isTurn && !hasAttention}
        style={{ animationDuration: `${Math.max(pieces.length, 4) * pace}s` }}
      >
        <ul role="list" aria-label={label} className={styles.list}>
          {pieces}
        </ul>
        <ul role="list" aria-hidden inert className={styles.list}>
          {pieces}
        </ul>
      </div>
    </div>
  )
}
