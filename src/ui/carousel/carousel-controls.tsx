import { useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useRef } from 'react'
import round from '@/ui/button/round-button.module.css'
import { PauseButton } from '@/ui/motion/pause-button'
import styles from './carousel-controls.module.css'

interface CarouselControlsProps {
  /** The id of the controlled element. */
  slides: string
  page: number
  pages: number
  go: (page: number) => void
  /** For how long the dots ignore presses after one, in milliseconds. */
  lock: number
  pausable: boolean
  /** Which of the slides are shown, where there are several at once. */
  range: string | false
}

/** The controls of a carousel: the pause of the page, previous, a dot for each page, next. */
export function CarouselControls({ slides, page, pages, go, lock, pausable, range }: CarouselControlsProps) {
  const { t } = useLingui()
  const lockedUntil = useRef(0)
  function choose(index: number) {
    if (Date.now() < lockedUntil.current) return
    lockedUntil.current = Date.now() + lock
    go(index)
  }
  return (
    <div className="no-print cluster gap-2">
      {pausable && <PauseButton />}
      <button
        type="button"
        className={round.button}
        aria-label={t`Page précédente`}
        aria-controls={slides}
        onClick={() => go(page - 1)}
      >
        <IconChevronLeft aria-hidden />
      </button>
      <div className={styles.dots}>
        {dotsAround(page, pages).map((index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={t`Page ${index + 1} sur ${pages}`}
            aria-current={index === page}
            aria-controls={slides}
            onClick={() => choose(index)}
          />
        ))}
      </div>
      {(range || pages > maxDots) && (
        <span aria-hidden className={styles.count}>
          {range || `${page + 1} / ${pages}`}
        </span>
      )}
      <button
        type="button"
        className={round.button}
        aria-label={t`Page suivante`}
        aria-controls={slides}
        onClick={() => go(page + 1)}
      >
        <IconChevronRight aria-hidden />
      </button>
    </div>
  )
}

/** How many dots fit between the buttons on a phone. */
const maxDots = 6
const around = 3

/** Returns the pages with a dot: all of them, or those around the current one. */
function dotsAround(page: number, pages: number): number[] {
  if (pages <= maxDots) return Array.from({ length: pages }, (_, index) => index)
  const first = Math.max(0, Math.min(page - Math.floor(around / 2), pages - around))
  return Array.from({ length: around }, (_, index) => first + index)
}
